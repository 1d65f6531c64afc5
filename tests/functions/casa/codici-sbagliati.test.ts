import { expect, test } from 'vitest';
import { mancanzeDi } from '#functions/casa/mancanze/controllo-dati.ts';
import type { AltriDati, DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';

const OGGI = '2026-11-29';

const firmatario = (ruolo: 'DS' | 'DSGA', codFiscale: string) => ({
  ruolo,
  nominativo: 'Inventato Uno',
  codFiscale,
  dal: '2020-01-01',
  al: null,
});

/** The data of a school that are missing or wrong, of the codici fiscali alone: its own, those of who signs, that of who sends UniEmens. */
const detti = (codFiscale: string, ds: string, dsga: string, mittente: string): readonly string[] => {
  const altri: Partial<AltriDati> = { dal: '2020-01-01', tipoMittente: 'PERSONA', cfPersonaMittente: mittente };
  const dati: Partial<DatiPropri> = {
    setupType: 'SCUOLA',
    altriDati: [altri as AltriDati],
    firmatari: [firmatario('DS', ds), firmatario('DSGA', dsga)],
  };
  const scuola: Partial<Scuola> = { desScuola: 'Istituto di prova', codFiscale, dati: dati as DatiPropri };
  return mancanzeDi({
    oggi: OGGI,
    scuola: scuola as Scuola,
    firme: undefined,
    persone: 1,
    festivita: 1,
    sedi: [],
    senzaClasse: [],
    comuniFiniti: {},
  })
    .filter(({ codice }) => ['COD_FISCALE', 'FIRMATARIO_DS', 'FIRMATARIO_DSGA', 'MITTENTE_UNIEMENS'].includes(codice))
    .map(({ codice }) => codice);
};

test('a codice fiscale of the school that is wrong in itself is told, each by whose it is', () => {
  const [scuola, persona] = ['80012345676', 'RSSMRA80A01H501U'];
  const [altraScuola, altraPersona] = ['80012345677', 'RSSMRA80A01H501V'];
  expect(detti(scuola, persona, persona, persona)).toEqual([]);
  expect(detti(altraScuola, persona, persona, persona)).toEqual(['COD_FISCALE']);
  expect(detti(scuola, altraPersona, persona, persona)).toEqual(['FIRMATARIO_DS']);
  expect(detti(scuola, persona, altraPersona, persona)).toEqual(['FIRMATARIO_DSGA']);
  expect(detti(scuola, persona, persona, altraPersona)).toEqual(['MITTENTE_UNIEMENS']);
});
