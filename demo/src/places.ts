/** A demo family's open place; what its profile says is not said again. Pay in cents a week. */
export interface DemoPlace {
  family: string;
  publishedDaysAgo: number;
  pay: readonly [from: number, to: number];
  licenceWanted?: true;
  duties: string;
  text: string;
}

export interface DemoApplication {
  family: string;
  auPair: string;
  hoursAgo: number;
  note: string;
}

export const DEMO_PLACES: readonly DemoPlace[] = [
  {
    family: 'hartley.newtown',
    publishedDaysAgo: 4,
    pay: [32_000, 36_000],
    duties: 'School and preschool run on foot, the pool on Thursdays, dinner on three nights.',
    text: 'We are looking for someone calm for two boys, one dog and the hour between five and six. You would swim with Finn and walk slowly with Archie. Weekends are yours.',
  },
  {
    family: 'nguyen.marrickville',
    publishedDaysAgo: 2,
    pay: [30_000, 33_000],
    duties: 'Breakfast, the walk to school, afternoons at the park or at the table with paper.',
    text: 'Grandmother cooks, so you never have to. We need two patient hands for two girls while her hip gets better, and someone who does not mind being fed.',
  },
  {
    family: 'oconnell.manly',
    publishedDaysAgo: 9,
    pay: [35_000, 40_000],
    licenceWanted: true,
    duties: 'Driving to nippers and the ferry, homework, a simple dinner twice a week.',
    text: 'Salt gets into everything here, the timetable included. A confident driver who reads tide tables, or is willing to learn, would make us very happy.',
  },
  {
    family: 'adeyemi.brunswick',
    publishedDaysAgo: 1,
    pay: [32_000, 37_000],
    duties: 'Tram to school and back, snacks, music practice, the odd bath time.',
    text: 'Our house is loud in a good way. You would be the quiet person in it, or the second loud one; we have tried both and both were lovely.',
  },
  {
    family: 'papadakis.northcote',
    publishedDaysAgo: 6,
    pay: [30_000, 30_000],
    duties: 'Mornings until nine, afternoons from three, no weekends.',
    text: 'We share the garden, the lemons and the opinion of three aunts. You get a bicycle, a key and your evenings. We would like someone who stays for a school year.',
  },
  {
    family: 'simpson.westend',
    publishedDaysAgo: 11,
    pay: [31_000, 35_000],
    licenceWanted: true,
    duties: 'School run by car, swimming lessons, helping with lunch boxes.',
    text: 'Brisbane is warm and so are we, mostly before ten in the morning. The pool fence is high and the children swim like frogs, so you should swim as well.',
  },
  {
    family: 'farah-zoe.cottesloe',
    publishedDaysAgo: 3,
    pay: [33_000, 38_000],
    duties: 'The early shift with one early riser, the beach after school, reading at night.',
    text: 'Two mums and one child who is awake at five. If mornings do not frighten you, everything else here is easy: the beach is at the end of the street.',
  },
  {
    family: 'haile.prospect',
    publishedDaysAgo: 7,
    pay: [30_000, 34_000],
    duties: 'Kindergarten run on foot, lunch, an afternoon nap for at least one of you.',
    text: 'We look for a gentle person for a gentle city. Adelaide is flat, our street has plane trees, and the market on Saturdays is the best hour of the week.',
  },
  {
    family: 'fonoti.mangere',
    publishedDaysAgo: 2,
    pay: [34_000, 38_000],
    duties: 'School run, homework club at our table, choir on Wednesdays.',
    text: 'There are always two cousins more than you counted. We would like someone who enjoys that, sings a little, and tells us honestly when it is too much.',
  },
  {
    family: 'park.takapuna',
    publishedDaysAgo: 5,
    pay: [35_000, 39_000],
    licenceWanted: true,
    duties: 'Driving to school and hockey, Korean dinners that you may simply eat.',
    text: 'We work in the city and come home with the ferry. Between three and six we need someone kind, punctual and good at board games with changing rules.',
  },
  {
    family: 'raman.karori',
    publishedDaysAgo: 8,
    pay: [33_000, 36_000],
    duties: 'The walk up and down the hill, homework, baking on wet Fridays.',
    text: 'Wellington is windy and our path has sixty steps. In return you get the room with the view, a family that laughs about the weather, and very strong calves.',
  },
  {
    family: 'parata.lyttelton',
    publishedDaysAgo: 3,
    pay: [32_000, 36_000],
    duties: 'School at the harbour, the eels in the creek, te reo with Koro if you like.',
    text: 'Mum, Koro and a five-year-old who will show you every eel in the creek. We need someone for the mornings and a friend for the long summer afternoons.',
  },
];

export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    family: 'hartley.newtown',
    auPair: 'noemie.gallard',
    hoursAgo: 49,
    note: 'I grew up above a bakery with two little brothers, so a lost shoe at seven in the morning feels like home. I am a trained lifeguard and free for the whole school year.',
  },
  {
    family: 'hartley.newtown',
    auPair: 'haruka.ishida',
    hoursAgo: 20,
    note: 'Finn collects facts: I know one about octopuses for each day of the week. I walk slowly, draw well and would be glad of Sundays at the ocean pool with you.',
  },
  {
    family: 'hartley.newtown',
    auPair: 'camila.ruggeri',
    hoursAgo: 5,
    note: 'I worked for two summers in a camp with forty children and one dog. Two boys and Bruno sound like a holiday. I can begin in the first week of your school term.',
  },
  {
    family: 'farah-zoe.cottesloe',
    auPair: 'lena.brandl',
    hoursAgo: 27,
    note: 'Five in the morning is when I bake, so your early riser would find me in the kitchen already. I am a nursing student, eldest of four, and I swim every day that there is water.',
  },
];
