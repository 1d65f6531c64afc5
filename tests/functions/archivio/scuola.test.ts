import { describe, expect, test } from 'vitest';
import { entiAl } from '#archivio/scuola/enti-scuola.ts';
import { scuolaEntita } from '#archivio/scuola/scuola.ts';
import { asUid } from '#platform/data/entita.ts';
import { readItem } from '#platform/data/repository.ts';
import { ScuolaInput, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { PosInps } from '#shared/contracts/tabelle/posizioni.ts';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import { modelloDi, percheNon } from '#shared/domain/elaborazione/tipo-scuola.ts';

/** A school as it was stored before funds, form, sender and bodies were asked. */
const DI_PRIMA = {
  pk: 'SCUOLA#XXIC00001A#SCUOLA',
  sk: 'scuolainventata',
  tipo: 'SCUOLA',
  scuola: 'XXIC00001A',
  schema: 1,
  uid: 'scuolainventata',
  versione: 3,
  tipo_: 'PROPRIA',
  codMeccanografico: 'XXIC00001A',
  desScuola: 'Istituto inventato',
  codTipoScuola: 'IC',
  flgAttivo: true,
  codFiscale: '00000000000',
  desIndirizzo: '',
  desCap: null,
  codComune: null,
  desComune: '',
  provincia: null,
  desTelefono: null,
  desEMail: null,
  desPec: null,
  note: '',
  flgOrganico: true,
  patrono: null,
  uidPosInps: 'posscuola',
  uidPosInail: null,
  dati: {
    codIpa: '',
    codUnivocoUfficio: null,
    setupType: 'AFAM',
    altriDati: [
      {
        dal: '2025-01-01',
        codRegioneFiscale: '08',
        ibanTesoreria: null,
        codSedeInps: '7000',
        capInps: '00100',
        desComuneInps: 'ROMA',
        provinciaInpdap: 'RM',
        codAteco: null,
        codUfficioNoipa: '',
        codServizioNoipa: '',
        progressivoAzienda: '00000',
        formaGiuridica: null,
        enteVersanteMef: '',
      },
    ],
    firmatari: [],
  },
};

const letta = (): Scuola => readItem(scuolaEntita, DI_PRIMA);

test('a school stored before funds, form, sender and bodies were asked is read as one that has not said them', () => {
  const scuola = letta();
  expect([scuola.entiSede, scuola.codMinisteriale]).toEqual([null, null]);
  expect(scuola.dati?.altriDati).toEqual([
    {
      ...DI_PRIMA.dati.altriDati[0],
      fondoPensione: null,
      fondoFineServizio: null,
      flgEnpdep: false,
      modelloF24: 'EP',
      tipoMittente: null,
      cfPersonaMittente: null,
      cfSoftwareHouse: null,
      codEnteNoipa: '',
    },
  ]);
});

test('a site stored before has no data of its own and no bodies', () => {
  expect(readItem(scuolaEntita, { ...DI_PRIMA, tipo_: 'SEDE', dati: null })).toMatchObject({
    tipo: 'SEDE',
    entiSede: null,
    dati: null,
  });
});

test('only another school has a ministerial code besides the mechanographic one', () => {
  const {
    uid: _uid,
    versione: _versione,
    ...sede
  } = readItem(scuolaEntita, {
    ...DI_PRIMA,
    tipo_: 'ALTRA',
    dati: null,
    uidPosInps: null,
  });
  const con = (tipo: string) => ScuolaInput.safeParse({ ...sede, tipo, codMinisteriale: 'XXIC00001B' });
  expect(con('ALTRA').success).toBe(true);
  expect(con('SEDE').error?.issues.map(({ path }) => path.join('.'))).toEqual(['codMinisteriale']);
});

describe('the funds of a school', () => {
  const con = (setupType: string, altri: object) => {
    const { uid: _uid, versione: _versione, ...scuola } = letta();
    return ScuolaInput.safeParse({
      ...scuola,
      dati: {
        ...scuola.dati,
        setupType,
        altriDati: scuola.dati?.altriDati.map((voce) => ({ ...voce, ...altri })),
      },
    });
  };

  test('of the State are those of the law', () => {
    expect(con('SCUOLA', { fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS' }).success).toBe(true);
    const { error } = con('SCUOLA', { fondoPensione: 'CPDEL', fondoFineServizio: 'INADEL', flgEnpdep: true });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'dati.altriDati.0.fondoPensione',
      'dati.altriDati.0.fondoFineServizio',
      'dati.altriDati.0.flgEnpdep',
    ]);
  });

  test.each(['AFAM', 'COMUNALE'])('of another public body (%s) are those it says', (setupType) => {
    expect(con(setupType, { fondoPensione: 'CPDEL', fondoFineServizio: 'INADEL', flgEnpdep: true }).success).toBe(true);
  });

  test('of a private school are none of those of public employees: FPLD is true, whatever the program pays', () => {
    expect(con('PARITARIA', { fondoPensione: 'FPLD', modelloF24: 'ORDINARIO' }).success).toBe(true);
    const { error } = con('PARITARIA', {
      fondoPensione: 'CTPS',
      fondoFineServizio: 'ENPAS',
      flgEnpdep: true,
      modelloF24: 'ORDINARIO',
    });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
      ['fondoPensione', 'fondoFineServizio', 'flgEnpdep'].map((campo) => [
        `dati.altriDati.0.${campo}`,
        percheNon('FONDI_PUBBLICI', { setupType: 'PARITARIA' }),
      ]),
    );
  });
});

test.each(setupTypes)('a school %s pays by the form of its kind, and a private one by no other', (setupType) => {
  const { uid: _uid, versione: _versione, ...scuola } = letta();
  const con = (modelloF24: string) =>
    ScuolaInput.safeParse({
      ...scuola,
      dati: {
        ...scuola.dati,
        setupType,
        altriDati: scuola.dati?.altriDati.map((voce) => ({ ...voce, modelloF24 })),
      },
    }).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(modelloDi({ setupType })).toBe(setupType === 'PARITARIA' ? 'ORDINARIO' : 'EP');
  expect(con(modelloDi({ setupType }))).toBeUndefined();
  expect(con('EP')).toEqual(
    setupType === 'PARITARIA' ? [['dati.altriDati.0.modelloF24', percheNon('F24_EP', { setupType })]] : undefined,
  );
});

describe('the bodies a school pays to', () => {
  const posizione = (uid: string, matricola: string, codSede: string): PosInps => ({
    uid: asUid(uid),
    versione: 1,
    descrizione: uid,
    matricola,
    codSede,
    csc: null,
    codiciAutorizzazione: [],
    datSospensione: null,
    datRiattivazione: null,
    flgAttiva: true,
  });
  const posizioni = [posizione('posscuola', '7000000001', '7000'), posizione('possede', '7100000002', '7100')];
  const sede = (uidPosInps: Scuola['uidPosInps']): Scuola => ({
    ...letta(),
    uid: asUid('sede'),
    tipo: 'SEDE',
    dati: null,
    uidPosInps,
  });

  test('are those in force on the day; before the first day nobody has said them', () => {
    const dati = { scuole: [letta()], posizioni };
    expect(entiAl(dati, '2025-01-01', null)).toMatchObject({
      modello: 'EP',
      regioneTributo: '08',
      provincia: 'RM',
      sedeInps: '7000',
      capInps: '00100',
      comuneInps: 'ROMA',
      matricolaInps: '7000000001',
      fondoPensione: null,
    });
    expect(entiAl(dati, '2024-12-31', null)).toMatchObject({ regioneTributo: null, provincia: null, sedeInps: null });
  });

  test('the INPS position is that of the site where the person works, else of the school', () => {
    const matricola = (pos: string | null, uidSede: string | null) => {
      const { matricolaInps, sedeMatricola } = entiAl(
        { scuole: [letta(), sede(pos === null ? null : asUid(pos))], posizioni },
        '2025-06-01',
        uidSede === null ? null : asUid(uidSede),
      );
      return [matricolaInps, sedeMatricola];
    };
    expect(matricola('possede', 'sede')).toEqual(['7100000002', '7100']);
    expect(matricola('possede', null)).toEqual(['7000000001', '7000']);
    expect(matricola(null, 'sede')).toEqual(['7000000001', '7000']);
  });
});

test('a school stored with characters that cannot be seen is read without them, and can be written again', () => {
  const scuola = readItem(scuolaEntita, { ...DI_PRIMA, desScuola: 'Istituto\u200b inven\u202etato\u2028' });
  expect(scuola.desScuola).toBe('Istituto inventato ');
  expect(scuolaEntita.schema.safeParse(scuola).success).toBe(true);
});
