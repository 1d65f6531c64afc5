import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openImmagine, type Immagine } from '#functions/impaginazione/immagine/immagine.ts';
import { jpegDiProva, pngDiProva } from '#support/stampe/immagini.ts';

const aperta = async (bytes: Uint8Array): Promise<Immagine> => {
  const immagine = await openImmagine(bytes);
  if (typeof immagine === 'string') throw new Error(immagine);
  return immagine;
};
const primo = (bytes: Uint8Array, campioni: number): readonly number[] => [...inflateSync(bytes).subarray(0, campioni)];

test('a PNG of colours, of grey or of a palette is three samples a pixel; what is transparent is a mask beside them', async () => {
  const rosso = await aperta(pngDiProva({ colore: 2, campioni: [255, 0, 0] }));
  expect(rosso).toMatchObject({ tipo: 'image/png', larghezza: 4, altezza: 3 });
  expect(rosso).not.toHaveProperty('maschera');
  expect(primo(rosso.campioni.bytes, 3)).toEqual([255, 0, 0]);
  expect(rosso.campioni.entries).toMatch(/\/Width 4.*\/Height 3.*\/ColorSpace \/DeviceRGB/);
  const grigio = await aperta(pngDiProva({ colore: 0, campioni: [90] }));
  expect(primo(grigio.campioni.bytes, 3)).toEqual([90, 90, 90]);
  const diTavola = await aperta(pngDiProva({ colore: 3, campioni: [1], palette: [0, 0, 0, 10, 20, 30] }));
  expect(primo(diTavola.campioni.bytes, 3)).toEqual([10, 20, 30]);
  const velato = await aperta(pngDiProva({ colore: 6, campioni: [255, 0, 0, 77] }));
  expect(primo(velato.campioni.bytes, 3)).toEqual([255, 0, 0]);
  expect(primo(velato.maschera?.bytes ?? Buffer.of(), 1)).toEqual([77]);
  expect(velato.campioni.entries).not.toContain('SMask');
});

test('a JPEG is in the file as it is, with its sides', async () => {
  const jpeg = jpegDiProva();
  const letto = await aperta(jpeg);
  expect(letto).toMatchObject({ tipo: 'image/jpeg', larghezza: 16, altezza: 8 });
  expect(Buffer.from(letto.campioni.bytes).equals(jpeg)).toBe(true);
  expect(letto.campioni.entries).toMatch(/\/ColorSpace \/DeviceGray.*\/Filter \/DCTDecode/);
  // a view of a longer buffer is the bytes it shows
  const dentro = Buffer.concat([Buffer.from('prima'), jpegDiProva({ canali: 3 }), Buffer.from('dopo')]).subarray(5, -4);
  expect((await aperta(dentro)).campioni.entries).toContain('/DeviceRGB');
});

const png = pngDiProva({ colore: 2, campioni: [1, 2, 3] });
const rovinato = Buffer.from(png);
rovinato[45] = (rovinato[45] ?? 0) ^ 0xff;
const lunghissimo = Buffer.from(png);
lunghissimo.writeUInt32BE(0xff_ff_ff_f0, 33);

test.each([
  ['something else', Buffer.from('<svg onload="x"/>')],
  ['nothing', Buffer.alloc(0)],
  ['a JPEG cut short', jpegDiProva().subarray(0, 40)],
  ['a JPEG without its end', jpegDiProva().subarray(0, -2)],
  ['a JPEG of inks', jpegDiProva({ canali: 4 })],
  ['a JPEG without sides', jpegDiProva({ larghezza: 0 })],
  ['a PNG cut short', png.subarray(0, 60)],
  ['a PNG cut at its rows', Buffer.concat([png.subarray(0, 33), Buffer.from('IDAT')])],
  ['a PNG of other bytes than were written', rovinato],
  ['a PNG with a chunk of 4 GB', lunghissimo],
  [
    'a PNG of fewer rows than it says',
    pngDiProva({ colore: 2, campioni: [1, 2, 3], dati: deflateSync(Buffer.alloc(5)) }),
  ],
  ['a PNG that swells', pngDiProva({ colore: 2, campioni: [1, 2, 3], dati: deflateSync(Buffer.alloc(50_000_000)) })],
  ['a PNG without sides', pngDiProva({ colore: 2, campioni: [1, 2, 3], lati: [0, 0] })],
  ['a PNG of a kind of colour there is not', pngDiProva({ colore: 5, campioni: [1] })],
  ['a PNG of a palette it has not', pngDiProva({ colore: 3, campioni: [1] })],
  ['an interlaced PNG', pngDiProva({ colore: 2, campioni: [1, 2, 3], interlacciato: true })],
  ['an animated PNG', pngDiProva({ colore: 2, campioni: [1, 2, 3], altri: [['acTL', Buffer.alloc(8)]] })],
])('%s is no image to draw', async (_, bytes) => {
  expect(await openImmagine(bytes)).toBe('ILLEGGIBILE');
});

test('an image of more than 2,000 pixels a side is not opened, one of 2,000 is', async () => {
  const lungo = (larghezza: number) => pngDiProva({ colore: 0, campioni: [9], lati: [larghezza, 2] });
  expect(await openImmagine(lungo(2001))).toBe('TROPPI_PUNTI');
  expect(
    await openImmagine(pngDiProva({ colore: 2, campioni: [1, 2, 3], lati: [4, 4_000_000_000], dati: Buffer.of(1) })),
  ).toBe('TROPPI_PUNTI');
  expect(await openImmagine(jpegDiProva({ larghezza: 2001 }))).toBe('TROPPI_PUNTI');
  expect(await openImmagine(lungo(2000))).toMatchObject({ larghezza: 2000, altezza: 2 });
});
