import { expect, test } from 'vitest';
import { mancanzeDi } from '#functions/casa/mancanze/controllo-dati.ts';
import type { AltriDati, DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import type { VersioneFirme } from '#shared/contracts/scuola/impostazioni.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';

const OGGI = '2026-10-05';
const [DS, DSGA] = ['RSSMRA80A01H501U', 'VRDLGU75T10F205R'];

const firmatario = (ruolo: 'DS' | 'DSGA', nominativo: string, codFiscale: string) => ({
  ruolo,
  nominativo,
  codFiscale,
  dal: '2020-09-01',
  al: null,
});

/** The sentences about signatures and signers, of a school whose head and DSGA are in office. */
const detti = (firme: Pick<VersioneFirme, 'firmaDs' | 'firmaDsga'>, usciti: Readonly<Record<string, string>> = {}) => {
  const dati: Partial<DatiPropri> = {
    setupType: 'SCUOLA',
    altriDati: [{ dal: '2020-01-01' } as AltriDati],
    firmatari: [firmatario('DS', 'Inventato Mario', DS), firmatario('DSGA', 'Provetti Lucia', DSGA)],
  };
  const scuola: Partial<Scuola> = { desScuola: 'Istituto di prova', dati: dati as DatiPropri };
  return mancanzeDi({
    oggi: OGGI,
    scuola: scuola as Scuola,
    firme: { dal: '2020-01-01', etichettaDs: 'Il dirigente', etichettaDsga: 'Il DSGA', dicitura: '', ...firme },
    persone: 1,
    festivita: 1,
    sedi: [],
    senzaClasse: [],
    usciti,
    comuniFiniti: {},
  })
    .filter(({ codice }) => codice === 'FIRME_DIVERSE' || codice === 'FIRMATARIO_SENZA_SERVIZIO')
    .map(({ messaggio }) => messaggio);
};

test('a signature that names somebody else than who is in office is told, whatever order or title the name has', () => {
  expect(detti({ firmaDs: 'Prof. Mario Inventato', firmaDsga: 'PROVETTI LUCIA' })).toEqual([]);
  const [messaggio = '', ...altri] = detti({ firmaDs: 'Aldo Rossetti', firmaDsga: 'Lucia Provetti' });
  expect(messaggio).toContain('si stampa «Aldo Rossetti»');
  expect(messaggio).toContain('Inventato Mario');
  expect(messaggio).not.toContain('Provetti');
  expect(altri).toEqual([]);
});

test('who signs and whose service has ended is told with the last day', () => {
  const giuste = { firmaDs: 'Mario Inventato', firmaDsga: 'Lucia Provetti' };
  expect(detti(giuste, { [DSGA]: '2026-08-31' })).toEqual([
    expect.stringMatching(/Provetti Lucia, .+, in servizio fino al 31\/08\/2026/),
  ]);
  expect(detti(giuste, { ALTRO: '2026-08-31' })).toEqual([]);
});
