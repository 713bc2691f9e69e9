export { useChosenPeople } from './chosen-people';
export { CompareBar } from './CompareBar';
export { CompareCard, CompareToggle } from './CompareToggle';
