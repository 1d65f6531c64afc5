import { expect, test } from 'vitest';
import { sources } from '#support/sources.ts';
import { readProva, proveGuidate } from '#ui/prova/prova-in-corso.ts';
import { screens } from '#web/app/screens.ts';
import { prove } from '#web/areas/aiuto/prove/prove-guidate.ts';

const semplice = (testo: string): string => testo.replaceAll('’', "'").replace(/\\'/g, "'");

/** The words of the pages, those of the trials left out. */
const pagine = sources('web')
  .filter(({ path }) => /\.tsx?$/.test(path) && !path.includes('aiuto/'))
  .map(({ text }) => semplice(text))
  .join('\n');

test.each(proveGuidate)(
  'the trial %s begins on a screen, and each of its steps names a control that a page has',
  (nome) => {
    const { schermata, passi } = prove[nome];
    expect(screens.map(({ path }) => path)).toContain(schermata);
    expect(passi.length).toBeGreaterThan(4);
    expect(passi.map(({ mira }) => semplice(mira.nome)).filter((detto) => !pagine.includes(detto))).toEqual([]);
  },
);

test('a trial is taken up where it was left; what no trial of the program wrote is none', () => {
  expect(readProva('prima-denuncia 3')).toEqual({ prova: 'prima-denuncia', passo: 3 });
  for (const altro of ['', 'altra 1', 'prima-denuncia', 'prima-denuncia -1', 'prima-denuncia due'])
    expect(readProva(altro)).toBeNull();
});
