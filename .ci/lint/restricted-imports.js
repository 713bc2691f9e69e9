/** For `no-restricted-imports` in the backend, but for the file that wraps what is restricted. */
export const RESTRICTED_IMPORTS = {
  paths: [
    {
      name: 'class-validator',
      importNames: ['ValidateNested'],
      message: 'Use Nested of platform/http: ValidateNested by itself accepts an empty list for an object.',
    },
  ],
};
