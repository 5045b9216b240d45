import { drawTile } from '@nettobonus/brand/tile';

/** A casino's generated logo, as on the site. */
export function Tile({ name }: { name: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image cannot optimise an inline SVG of 1 KB.
    <img alt="" height={32} src={`data:image/svg+xml,${encodeURIComponent(drawTile(name))}`} width={32} />
  );
}
