import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FeaturedFamily } from '../../../api/admin-featured-families';
import { FamilyPicture } from './FamilyRow';

it('A family’s picture in Admin keeps its focal point in view', () => {
  const family = { id: 'f', photo: 'p', photoFocalPoint: { x: 52, y: 18 } } as FeaturedFamily;
  const markup = renderToStaticMarkup(<FamilyPicture family={family} />);
  expect(markup).toContain('data-x="50"');
  expect(markup).toContain('data-y="20"');
});
