export { UploadTrialsScreen } from './UploadTrialsScreen';
