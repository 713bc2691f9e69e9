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

/** For `no-restricted-syntax` in the frontend: there is one toast, and it is ours. */
export const ONE_TOAST = [
  {
    selector: "VariableDeclarator[init.callee.property.name='useApp'] Property[key.name=/^(message|notification)$/]",
    message: 'Use toast of ui/toast.',
  },
  {
    selector: "ImportDeclaration[source.value='antd'] ImportSpecifier[imported.name=/^(message|notification)$/]",
    message: 'Use toast of ui/toast.',
  },
];

/** For `no-restricted-syntax` in Admin, whose dates are typed and chosen in one field. */
export const ONE_DATE_FIELD = {
  selector: "JSXAttribute[name.name='type'][value.value=/^(date|datetime-local|time|month)$/]",
  message: 'Use DateInput of admin-ui/dates.',
};
