/** Stands in for the address of a picture, font or style sheet. */
export default '/asset';
