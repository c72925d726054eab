import type { Card } from './card-schema.ts';
import { cardsIn } from './card-files.ts';
import { fillText, tagged, worded, type Filling } from './fill.ts';

export type GalleryCard = Card & { gallery: NonNullable<Card['gallery']> };

/** The cards that the gallery shows, in its order: the starters. */
export function galleryCards(language: string): GalleryCard[] {
  return cardsIn(language)
    .filter((card): card is GalleryCard => card.gallery !== undefined)
    .sort((one, other) => one.gallery.id.localeCompare(other.gallery.id));
}

/** A starter's body: each slot and each material of the full text is a variable. */
export function galleryBody(card: GalleryCard): string {
  const variable = (id: string) => `{{${id}}}`;
  return fillText(
    card.full,
    new Map<string, Filling>([
      ['request', { block: '' }],
      ...card.slots.map(({ id, wording, default: fallback = '' }): [string, Filling] => [
        id,
        { inline: id in card.gallery.inputs ? worded(wording, variable(id)) : fallback },
      ]),
      ...card.materials.map(({ id }): [string, Filling] => [
        id,
        { block: tagged(id, variable(id)), inline: variable(id) },
      ]),
    ]),
  );
}
