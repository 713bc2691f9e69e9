/** Where notifications lead: addresses of the product's pages, as its frontend has them. */
export const paths = {
  conversation: (id: string) => `/app/messages?conversation=${id}`,
  messages: '/app/messages',
  interviews: '/interviews',
  arrangement: (id: string) => `/arrangements/${id}`,
  interviewRoom: (id: string) => `/interviews/${id}/room`,
} as const;
