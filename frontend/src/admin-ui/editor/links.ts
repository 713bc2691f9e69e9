/** Allowed link targets: our pages, other sites, email and phone. The same as the API's `cleanHtml`. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*|#\S+)$/i.test(address);
