export { Checkbox, ChoiceCard, PasswordInput, Select, TextArea, TextInput } from './controls';
export { ErrorSummary } from './ErrorSummary';
export { Field, FieldError } from './Field';
export { NewerElsewhere, SaveNote } from './SaveNote';
