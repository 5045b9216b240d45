import sharp from 'sharp';

/** A PNG of one colour. */
export function drawPicture(background: string, side = 64): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();
}

/** An upload request body, as the studio's forms send it. */
export function uploadForm(bytes: Buffer, name: string, type = 'image/png', fields: object = {}): FormData {
  const form = new FormData();
  form.append('_payload', JSON.stringify({ kind: 'logo', name: 'A logo', ...fields }));
  form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  return form;
}
