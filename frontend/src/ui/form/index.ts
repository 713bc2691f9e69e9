export { Checkbox, ChoiceCard, PasswordInput, Select, TextArea, TextInput } from './controls';
export { ErrorSummary } from './ErrorSummary';
export { Field, FieldError, type ControlProps, type FieldTexts } from './Field';
export { NewerElsewhere, SaveNote } from './SaveNote';
