import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { secondFactorPage } from '#lib/local/identity/second-factor-page.ts';
import { newSecret, otpauth } from '#lib/local/identity/totp.ts';

/** Pixels of a module: one too few and a reader finds no corner. */
const SCALE = 4;

/** The drawing of a page as a camera sees it: black squares on white, each a square of the path. */
const seen = (html: string) => {
  const side = Number(/viewBox="0 0 (\d+) /.exec(html)?.[1]);
  const square = Number(/h(\d+)v/.exec(html)?.[1]);
  const width = (side / square) * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of html.matchAll(/M(\d+),(\d+)h/g))
    for (let dy = 0; dy < SCALE; dy += 1)
      for (let dx = 0; dx < SCALE; dx += 1) {
        const at = (((Number(y) / square) * SCALE + dy) * width + (Number(x) / square) * SCALE + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
  return jsQR(pixels, width, width)?.data;
};

const pageOf = (segreto: string | null) =>
  secondFactorPage({ action: '/accesso', appOrigin: 'http://127.0.0.1', login: 'anna.prova', segreto, error: null });

test('the drawing of an enrolment says to the telephone what the key below says to a person', () => {
  const segreto = newSecret();
  const { html, headers } = pageOf(segreto);
  expect(seen(html)).toBe(otpauth(segreto, 'anna.prova'));
  expect(html).toContain('aria-label="Codice QR della chiave, scritta qui sotto"');
  expect(/<svg[^>]*style=/.test(html)).toBe(false);
  expect(headers['Content-Security-Policy']).not.toContain('unsafe-inline');
});

test('who has registered it already is shown no drawing', () => {
  expect(pageOf(null).html).not.toContain('<svg');
});
