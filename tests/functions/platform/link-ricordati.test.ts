import { expect, test } from 'vitest';
import { filesIn } from '#platform/files.ts';
import { answerWithLinks, textWithoutLinks } from '#platform/http/link-ricordati.ts';
import { clientAt } from '#tests/lib/local/s3/support.ts';

const files = filesIn(clientAt(1), 'prova');

test.each([
  ['to download', () => files.downloadLink('scuola/uno', 'Uno è.pdf', 'inline')],
  ['to upload', () => files.uploadLink('caricamenti/uno', 'text/csv', 12)],
])('a link %s is not in what is stored, and is made again as it was', async (_quale, make) => {
  const link = await make();
  const answer = { righe: [{ link, altro: 'testo' }], numero: 1, nessuno: null };
  const testo = textWithoutLinks(answer, files);
  expect(testo).not.toMatch(/X-Amz|https?:/);
  const rifatta = JSON.stringify(await answerWithLinks(testo, files));
  const senzaOra = (parole: string) => parole.replaceAll(/X-Amz-(?:Date|Signature)=\w+/g, '');
  expect(senzaOra(rifatta)).toBe(senzaOra(JSON.stringify(answer)));
});

test('an answer without links is stored as it is, with files or without', async () => {
  const answer = { link: 'https://scuola.example/', righe: [] };
  for (const alcuni of [files, undefined]) {
    expect(textWithoutLinks(answer, alcuni)).toBe(JSON.stringify(answer));
    expect(await answerWithLinks(JSON.stringify(answer), alcuni)).toEqual(answer);
  }
  expect(await answerWithLinks(textWithoutLinks(undefined, files), files)).toBeNull();
});
