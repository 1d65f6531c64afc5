import { describe, expect, test } from 'vitest';
import { bloccataOggi, giudizioDi, rilieviGiudicati } from '#functions/denunce/denuncia/controlli-di-oggi.ts';
import type { RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';

const rilievo = (codice: string, gravita: RilievoInRiga['gravita'], persona = 'RSSMRA80A01H501U'): RilievoInRiga => ({
  codice,
  gravita,
  regola: `Regola di ${codice}.`,
  persona,
  campo: 'campo',
  trovato: 'questo',
  atteso: 'altro',
  rimedio: 'Correggere il campo.',
  chiave: null,
  nome: null,
});
const AVVISO = rilievo('prova.avviso', 'AVVISO');
const SEVERO = rilievo('prova.severo', 'BLOCCANTE');
const detti = (rilievi: readonly RilievoInRiga[]) =>
  rilievi.map(({ codice, gravita, controllo = '' }) => [codice, gravita, controllo]);

describe('a filing that was sent', () => {
  const inviata = { STATUS: 'INVIATO', bloccanti: 0, giudizio: giudizioDi([AVVISO]) } as const;

  test('keeps what it was sent with; what blocks today stands beside it and blocks nothing', () => {
    const rilievi = rilieviGiudicati(inviata, { rilievi: [AVVISO] }, [SEVERO, rilievo('prova.nuovo', 'AVVISO')]);
    expect(detti(rilievi)).toEqual([
      ['prova.severo', 'AVVISO', 'OGGI_BLOCCHEREBBE'],
      ['prova.avviso', 'AVVISO', ''],
    ]);
    expect(rilievi[0]?.rimedio).toBe('È già inviata e non cambia. Alla prossima correzione: Correggere il campo.');
  });

  test('by a release that kept no findings: the warnings of today stand for them', () => {
    expect(detti(rilieviGiudicati({ STATUS: 'INVIATO', bloccanti: 0 }, {}, [SEVERO, AVVISO]))).toEqual([
      ['prova.severo', 'AVVISO', 'OGGI_BLOCCHEREBBE'],
      ['prova.avviso', 'AVVISO', ''],
    ]);
  });
});

describe('a filing that was not sent', () => {
  test('says which checks find more than when it was judged', () => {
    const aperta = { STATUS: 'COMPLETATO', bloccanti: 0, giudizio: giudizioDi([AVVISO]) } as const;
    expect(detti(rilieviGiudicati(aperta, {}, [SEVERO, AVVISO]))).toEqual([
      ['prova.severo', 'BLOCCANTE', 'NUOVO'],
      ['prova.avviso', 'AVVISO', ''],
    ]);
    expect(detti(rilieviGiudicati(aperta, {}, [AVVISO, rilievo('prova.avviso', 'AVVISO', 'altra persona')]))).toEqual([
      ['prova.avviso', 'AVVISO', 'NUOVO'],
      ['prova.avviso', 'AVVISO', 'NUOVO'],
    ]);
  });

  test('judged by a release that kept no count: what blocks is new where nothing blocked', () => {
    expect(detti(rilieviGiudicati({ STATUS: 'COMPLETATO', bloccanti: 0 }, {}, [SEVERO, AVVISO]))).toEqual([
      ['prova.severo', 'BLOCCANTE', 'NUOVO'],
      ['prova.avviso', 'AVVISO', ''],
    ]);
    expect(detti(rilieviGiudicati({ STATUS: 'ATTESA', bloccanti: 1 }, {}, [SEVERO]))).toEqual([
      ['prova.severo', 'BLOCCANTE', ''],
    ]);
  });

  test('is not sent while a check of today blocks it, which is named', () => {
    expect(bloccataOggi([AVVISO])).toBeUndefined();
    expect(bloccataOggi([SEVERO, AVVISO])).toContain('Regola di prova.severo. Aprirla,');
  });
});
