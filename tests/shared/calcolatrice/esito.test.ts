import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Caso, definizioni, senzaSuperflue } from '#shared/calcolatrice/definizioni.ts';
import { campiChiesti, type Campo, type Risposta, type Risposte } from '#shared/calcolatrice/domande.ts';
import { esitoDelCaso } from '#shared/calcolatrice/esito.ts';
import { descrizioneGenere, generi, type Genere } from '#shared/calcolatrice/generi.ts';

const docente: Risposte = {
  genere: 'DOCENTE',
  attivita: 'FORFAIT',
  parto: 'LORDO_STATO',
  somma: 132_700,
  contratto: 'TI',
  fondi: 'BILANCIO',
  lavoro: '2026-05-20',
  pagamento: '2026-06-20',
  aliquota: 230_000,
};
const adOre: Risposte = {
  genere: 'DOCENTE',
  attivita: 'FUNZIONALE',
  ore: 1000,
  contratto: 'TI',
  fondi: 'NOIPA',
  lavoro: '2026-05-20',
  pagamento: '2026-06-20',
  aliquota: 230_000,
};
const occasionale: Risposte = {
  genere: 'OCCASIONALE',
  parto: 'NETTO',
  somma: 80_000,
  lavoro: '2026-05-20',
  pagamento: '2026-06-20',
  compensiAnno: 0,
};

const calcolato = (caso: Risposte) => {
  const esito = esitoDelCaso(caso);
  if (esito.esito !== 'calcolato') throw new Error(JSON.stringify(esito));
  return esito;
};

describe('what a case comes to', () => {
  test('hours at the rate of the contract say the rate, its rule and its norm', () => {
    const { lordoDipendente, chiPaga, cedolino } = calcolato(adOre);
    expect(lordoDipendente).toBe(19_250);
    expect(chiPaga).toContain('NoiPA');
    const compenso = cedolino.righe.find(({ codice }) => codice === 'COMPENSO');
    expect(JSON.stringify(compenso?.spiegazione)).toContain('contratto.mof.docenti.funzionale');
    expect(JSON.stringify(compenso?.spiegazione)).toContain('tab. E1.6');
  });

  test('a question without an answer stops the case and is named', () => {
    const { aliquota: _, ...senza } = docente;
    expect(esitoDelCaso(senza)).toEqual({
      esito: 'incompleto',
      mancano: [{ campo: 'aliquota', domanda: 'Qual è la sua aliquota massima IRPEF?' }],
    });
    expect(esitoDelCaso({ genere: 'COCOCO' })).toMatchObject({ esito: 'incompleto' });
  });

  test('an answer that the others do not call for is told, not passed over', () => {
    expect(esitoDelCaso({ ...docente, ore: 1000 })).toMatchObject({
      esito: 'scartato',
      anomalie: [{ campo: 'ore' }],
    });
    expect(esitoDelCaso({ ...docente, altezza: 12 })).toMatchObject({ esito: 'scartato' });
    expect(esitoDelCaso({ ...docente, contratto: 'MARZIANO' })).toMatchObject({
      esito: 'scartato',
      anomalie: [{ campo: 'contratto' }],
    });
    expect(esitoDelCaso({ genere: 'MARZIANO' })).toMatchObject({ esito: 'scartato', anomalie: [{ campo: 'genere' }] });
  });

  test('what a school does not calculate is said, with who pays it', () => {
    expect(esitoDelCaso({ genere: 'SPORTIVO' })).toMatchObject({
      esito: 'non_calcolato',
      chiPaga: expect.stringContaining('ente sportivo'),
    });
    expect(esitoDelCaso({ genere: 'CONGUAGLIO', paga: 'SCUOLA' })).toMatchObject({
      esito: 'non_calcolato',
      chiPaga: expect.stringContaining('scuola'),
    });
    expect(esitoDelCaso({ genere: 'TRATTENUTA', pagato: 'PERSONALE' })).toMatchObject({
      esito: 'non_calcolato',
      chiPaga: expect.stringContaining('Ragioneria territoriale'),
    });
    expect(esitoDelCaso({ genere: 'DIRIGENTE', compenso: 'RETRIBUZIONE' })).toMatchObject({
      esito: 'non_calcolato',
      chiPaga: expect.stringContaining('NoiPA'),
    });
    const dsga = { ...adOre, genere: 'ATA', profilo: 'DSGA', compenso: 'ORE', orario: 'DIURNO', attivita: undefined };
    expect(esitoDelCaso(dsga)).toMatchObject({
      esito: 'non_calcolato',
      motivo: expect.stringContaining('Sequenza contrattuale'),
    });
    expect(esitoDelCaso({ ...dsga, fondi: 'BILANCIO' })).toMatchObject({ esito: 'calcolato', lordoDipendente: 20_350 });
  });

  test('the marks of the office are not shown', () => {
    expect(calcolato(adOre).cedolino.avvisi.map(({ codice }) => codice)).not.toContain('REGOLA_NON_VERIFICATA');
  });
});

describe('from an amount to the others', () => {
  test('a net gives its fee to the cent', () => {
    expect(calcolato(occasionale)).toMatchObject({ netto: 80_000, lordoDipendente: 100_000, somma: { esatta: true } });
  });

  test('an all-inclusive amount gives its fee as a payslip of the school does', () => {
    const esito = calcolato(docente);
    expect(esito).toMatchObject({ lordoDipendente: 100_000, lordoStato: 132_700, somma: { esatta: true } });
  });

  test.each([
    ['a teacher', docente],
    ['occasional work', { ...occasionale, compensiAnno: 400_000, gestioneSeparata: 'SENZA_DIS_COLL' }],
    [
      'a professional',
      {
        genere: 'PROFESSIONISTA',
        regime: 'ORDINARIO',
        previdenza: 'CASSA_4',
        iva: 'ORDINARIA',
        parto: 'NETTO',
        somma: 1,
        lavoro: '2026-05-20',
        pagamento: '2026-06-20',
      },
    ],
    [
      'an insured collaborator',
      {
        genere: 'COCOCO',
        parto: 'NETTO',
        somma: 1,
        dal: '2026-01-01',
        al: '2026-05-31',
        pagamento: '2026-06-20',
        reddito: 2_000_000,
        detrazioni: true,
        gestioneSeparata: 'CON_DIS_COLL',
        assicurata: true,
        tasso: 4_000,
      },
    ],
  ] satisfies readonly (readonly [string, Risposte])[])(
    'of %s every net and cost that a fee gives is found again',
    (_, caso) => {
      fc.assert(
        fc.property(fc.integer({ min: 10_000, max: 400_000 }), (lordo) => {
          const solo = (risposte: Risposte) => calcolato(senzaSuperflue(risposte));
          const dato = solo({ ...caso, parto: 'LORDO_DIPENDENTE', somma: lordo });
          const dalNetto = solo({ ...caso, parto: 'NETTO', somma: dato.netto });
          expect(dalNetto).toMatchObject({ netto: dato.netto, somma: { esatta: true } });
          const dallaSpesa = solo({ ...caso, parto: 'LORDO_STATO', somma: dato.lordoStato });
          expect(Math.abs(dallaSpesa.lordoStato - dato.lordoStato)).toBeLessThanOrEqual(2);
          expect(dallaSpesa.somma?.esatta).toBe(dallaSpesa.lordoStato === dato.lordoStato);
        }),
        { numRuns: 40 },
      );
    },
  );

  test('where roundings leave no fee, the nearest is given and said', () => {
    const mancati = Array.from({ length: 40 }, (_, centesimi) =>
      calcolato({ ...docente, parto: 'LORDO_STATO', somma: 100_000 + centesimi }),
    ).filter(({ somma }) => somma?.esatta === false);
    expect(mancati.length).toBeGreaterThan(0);
    for (const { somma, lordoStato } of mancati) expect(somma).toMatchObject({ raggiunto: lordoStato });
  });

  test('a net beyond every fee is refused with the reason', () => {
    expect(esitoDelCaso({ ...occasionale, somma: 99_999_999, gestioneSeparata: 'SENZA_DIS_COLL' })).toMatchObject({
      esito: 'scartato',
      anomalie: [{ codice: 'IMPORTO_FUORI_LIMITI' }],
    });
  });
});

const GIORNI = [
  [/paga\?/, '2026-06-20'],
  [/Da che/, '2025-10-01'],
] as const;

/** Answers of a kind as a person gives them, one question at a time. */
const percorso = (genere: Genere, scelta: (campo: Campo) => Risposta): Risposte => {
  let risposte: Risposte = { genere };
  for (;;) {
    const prossimo = campiChiesti(definizioni[genere].campi, risposte).find(([nome]) => risposte[nome] === undefined);
    if (prossimo === undefined) return risposte;
    risposte = { ...risposte, [prossimo[0]]: scelta(prossimo[1]) };
  }
};

const VALORI: Readonly<Record<string, number>> = { importo: 50_000, ore: 1800, intero: 1, aliquota: 230_000 };

test.each(generi)('every way through the questions of %s comes to a figure, or says why not', (genere) => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (caso) => {
      const scelte = caso[Symbol.iterator]();
      const scelta = (campo: Campo): Risposta => {
        const n = scelte.next().value ?? 0;
        if (campo.tipo === 'scelta') return Object.keys(campo.voci)[n % Object.keys(campo.voci).length] ?? '';
        if (campo.tipo === 'si_no') return n % 2 === 0;
        if (campo.tipo === 'giorno')
          return GIORNI.find(([domanda]) => domanda.test(campo.domanda))?.[1] ?? '2025-10-31';
        return Math.min(campo.massimo, VALORI[campo.tipo] ?? 1);
      };
      const risposte = percorso(genere, scelta);
      expect(Caso.safeParse(risposte).success).toBe(true);
      const esito = esitoDelCaso(risposte);
      expect(esito.esito).not.toBe('incompleto');
      if (esito.esito === 'scartato')
        for (const { codice, messaggio } of esito.anomalie) {
          expect(codice, messaggio).not.toBe('ERRORE_DEL_CALCOLO');
          expect(codice, messaggio).not.toBe('SITUAZIONE_NON_VALIDA');
        }
    }),
    { numRuns: 60 },
  );
  expect(descrizioneGenere[genere].nome).not.toBe('');
});

test('a case is a schema that a document of the API can show', () => {
  const schema = JSON.stringify(z.toJSONSchema(Caso, { io: 'input' }));
  for (const genere of generi) expect(schema).toContain(`"${genere}"`);
  expect(schema).toContain('Qual è la sua aliquota massima IRPEF?');
});
