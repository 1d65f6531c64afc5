import { sceltaTra, type Sorte } from './sorte.ts';
import { insidioso } from './testo.ts';

const chiavi = (quante: number, prefisso = 'k') =>
  Object.fromEntries(Array.from({ length: quante }, (_, n) => [`${prefisso}${n}`, n]));
const busta = (righe: unknown, tipo: unknown = 'persone') => ({
  formato: 'emolumenti-scambio',
  versione: 1,
  tipi: [{ tipo, righe }],
});
const testo = (valore: unknown): Buffer => Buffer.from(JSON.stringify(valore));

type Riga = Readonly<Record<string, unknown>>;

/** Files of our own JSON that only a program would write. */
export const JSON_OSTILI: Readonly<Record<string, (righe: readonly Riga[], caso: Sorte) => Buffer>> = {
  'righe con chiavi proprie': (_, caso) =>
    testo(busta(Array.from({ length: 1 + caso.intero(20_000) }, (__, n) => ({ [`a${n}`]: 1, [`b${n}`]: 1 })))),
  'tante chiavi': (_, caso) => testo(busta([chiavi(sceltaTra(caso, [199, 200, 201, 5000, 200_000]))])),
  'tante righe': (righe, caso) =>
    testo(
      busta(
        Array.from({ length: sceltaTra(caso, [5000, 20_001, 100_000]) }, () =>
          sceltaTra(caso, [righe[0], 0, null, []]),
        ),
      ),
    ),
  profondo: (_, caso) => {
    const livelli = sceltaTra(caso, [100, 10_000, 200_000]);
    return Buffer.from(
      `{"formato":"emolumenti-scambio","versione":1,"tipi":${'['.repeat(livelli)}${']'.repeat(livelli)}}`,
    );
  },
  'valori di altro genere': (righe, caso) =>
    testo(
      busta(
        righe.map((riga) =>
          Object.fromEntries(
            Object.entries(riga).map(([campo, valore]) => [
              campo,
              sceltaTra(caso, [valore, valore, null, 1, -1, 1.5, 1e308, true, {}, [1], insidioso(caso)]),
            ]),
          ),
        ),
      ),
    ),
  'chiavi insidiose': (righe, caso) =>
    testo(busta(righe.map((riga) => ({ ...riga, [insidioso(caso).slice(0, 59)]: 1 })))),
  'chiavi doppie': (righe) =>
    Buffer.from(JSON.stringify(busta(righe)).replace('"desNome"', '"desCognome":"X","desCognome":"Y","desNome"')),
  'numeri enormi': (righe) =>
    Buffer.from(JSON.stringify(busta(righe)).replace(/"matricola":[^,}]*/g, '"matricola":1e400')),
  'altra busta': (righe, caso) =>
    testo(
      sceltaTra<unknown>(caso, [
        { ...busta(righe), versione: 2 },
        { ...busta(righe), formato: 'altro' },
        { ...busta(righe), altro: 1 },
        busta(righe, insidioso(caso)),
        busta({}),
        busta('righe'),
        righe,
        null,
        'testo',
        7,
      ]),
    ),
  'testi lunghi': (righe, caso) =>
    testo(
      busta(
        Array.from({ length: 1500 }, () => ({ ...righe[0], desNome: 'x'.repeat(sceltaTra(caso, [2000, 4999, 5001])) })),
      ),
    ),
};
