/** What a link in a text may lead to: pages of ours, pages of others, a letter, a phone. As the API's `cleanHtml` has it. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*|#\S+)$/i.test(address);
