/**
 * Words that leaked password lists have in common, in the languages of our members. Pieces of passwords, not
 * passwords.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  pass password passwort passwd passphrase motdepasse contrasena contraseña senha parola login admin administrator root user guest
  test testing tester default changeme change secret secure security letmein welcome bienvenue willkommen hallo hello hola bonjour
  access master server system computer internet windows microsoft google facebook youtube android iphone samsung nokia
  temp temporary demo example sample public private letmein trustno1 opensesame abracadabra whatever nothing something anything
  love lovely loveme lover loving loveyou iloveyou iloveu ilove ihateyou jetaime teamo teamomucho ichliebedich mylove truelove
  babe baby babygirl babyboy honey sweet sweetie sweetheart sugar darling angel angels angelo princess prinzessin princesse prince
  queen king kings kingdom lady boss boy boys girl girls man woman sexy beauty beautiful cutie pretty hottie
  mother mama mommy mum mummy mutter maman father papa daddy dad vater brother sister bruder schwester soeur frere
  family familia familie famille friend friends freunde amigos amigo bestfriend forever always never together happy happiness smile
  sunshine sunflower sun sunny sunday monday tuesday wednesday thursday friday saturday weekend morning summer sommer winter spring
  autumn january february march april june july august september october november december today tomorrow
  moon star stars starwars startrek sky rainbow snow snowball rain storm thunder lightning fire ice water ocean sea beach island
  flower flowers rose roses lily daisy violet jasmine orchid tulip cherry apple banana orange lemon peach mango strawberry blueberry
  chocolate schokolade cookie cookies candy cupcake pizza pasta cheese coffee butter pepper ginger cinnamon vanilla caramel muffin
  dragon dragons dragonball monkey monkeys tiger tigers lion lions bear bears wolf wolves eagle eagles hawk falcon panther horse horses
  pony dolphin dolphins shark turtle rabbit bunny kitty kitten cat cats dog dogs doggy puppy hund katze chien perro gato fish bird
  butterfly butterflies schmetterling spider spiderman scorpion snake phoenix unicorn mouse elephant penguin panda koala kangaroo kiwi
  superman batman ironman hulk wonderwoman superstar super hero heroes ninja samurai warrior warriors knight wizard magic merlin
  gandalf hobbit frodo harry potter harrypotter hogwarts hermione voldemort matrix neo pokemon pikachu naruto sasuke minecraft fortnite
  roblox nintendo playstation xbox mario luigi zelda sonic tetris warcraft starcraft counter strike counterstrike callofduty halo doom
  football fussball futbol soccer baseball basketball hockey tennis golf rugby cricket volleyball swimming skate skateboard surf surfing
  arsenal chelsea liverpool manchester united manunited city barcelona realmadrid madrid juventus milan bayern dortmund schalke
  werder benfica porto celtic rangers yankees dodgers cowboys steelers lakers bulls patriots packers raiders giants
  ronaldo messi beckham neymar jordan kobe lebron tiger woods
  michael michelle matthew daniel danielle david andrew anthony joshua robert jennifer jessica jessie jasmine ashley amanda nicole
  brandon christian christopher chris thomas tommy william george charlie charles charlotte james jimmy john johnny joseph justin kevin
  brian ryan nathan jason eric steven stephen richard edward patrick peter paul mark martin simon adam alex alexander alexandra andrea
  anna anne annika barbara carlos carmen carolina caroline catherine claudia cristina daniela elena elizabeth emily emma eva fernando
  florian francesca francesco francisco franz gabriel gabriela giulia hannah heather helena isabel isabella jacob jakob javier jose juan
  julia julian julie karin katharina katie kelly kimberly laura lauren lena leon linda lisa louis louise luca lucas luis lukas madison
  manuel marco marcus maria marie marina mario martina melanie melissa michele miguel monica natalie nicolas nicola oliver olivia pablo
  patricia pauline philipp pierre rachel rebecca roberto sabrina samantha samuel sandra sara sarah sebastian sergio sofia sophie stefan
  stefanie stephanie susanne sylvia tanja tatiana teresa tiffany tobias valentina valeria vanessa veronica victor victoria vincent
  yasmin hunter harley cooper maverick buster bailey buddy lucky max molly rocky sammy toby gizmo precious cuddles snoopy tigger winnie
  pooh mickey minnie donald garfield bambi nemo simba scooby
  freedom liberty peace jesus jesuschrist christ god godisgood heaven bless blessed faith hope grace spirit church bible
  money dollar euro cash rich million billion lottery casino poker gold golden silver diamond diamonds platinum treasure
  music guitar piano drums metal metallica nirvana slipknot linkinpark greenday coldplay beatles elvis madonna eminem tupac rihanna
  shakira beyonce justinbieber bieber onedirection bts blackpink hannahmontana
  ferrari porsche mercedes bmw audi toyota honda yamaha suzuki kawasaki harleydavidson mustang corvette camaro jaguar nissan mazda
  black blue white green yellow purple pink brown grey gray orange crimson scarlet red
  big little small great good bad best better cool crazy funny hot cold new old fast fat dirty evil dark light strong power powerful
  one two three four five six seven eight nine ten first second zero hundred thousand
  america american usa england english london france paris french germany deutschland berlin german spain espana italy italia rome europe
  australia aussie sydney melbourne brisbane perth adelaide canberra zealand newzealand auckland wellington christchurch aotearoa
  canada toronto mexico brazil brasil argentina chile colombia china japan tokyo india
  texas california florida newyork chicago boston dallas denver houston miami phoenix seattle vegas lasvegas hawaii
  school student teacher college university harvard nanny aupair babysitter hostfamily children child kids kinder kid
  the and you your are for from with this that here there what who why how yes not our have get give take make want need can will
  life live living alive dead death die kill killer murder blood devil demon satan ghost shadow vampire zombie monster hell
  fuck fucker fuckoff fuckyou fuckme shit bitch asshole bastard pussy dick cock sex porn
  dream dreams dreamer believe destiny lucky fortune champion winner victory legend forever young
  work job office company business manager support service account mobile phone telephone email mail web website network
  letter number word words book story movie cinema travel holiday vacation journey adventure
  home house haus garden street road car bike train plane ship rocket space galaxy planet earth world universe
  soleil amour coeur chouchou doudou loulou azerty chocolat chaton licorne
  sonne liebe schatz engel hase maus mausi sommer blume stern herz passwort
  sol amor corazon estrella princesa mariposa vida familia bonita hermosa
  ninja pirate soldier sniper ranger marine army navy police captain general commander chief doctor
  cheer cheerleader dance dancer dancing ballet party disco pretty
  peanut pumpkin noodle nugget pickle bubbles sparkle glitter muffin jellybean snickers skittles marshmallow twilight
  iceman rockstar gangster player thunder bulldog mustang cowboy redsox broncos redskins
  qwerty qwertz asdf zxcv qazwsx
  `
    .trim()
    .split(/\s+/),
);
