export { MediaModule } from './media.module.js';
export { Photo } from './photo.dto.js';
export { Photos } from './photos.js';
export { PhotoSweep } from './photo-sweep.js';
