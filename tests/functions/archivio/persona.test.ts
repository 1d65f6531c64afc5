import { expect, test } from 'vitest';
import { personaEntita, rigaPersona } from '#archivio/persone/persona.ts';
import { readItem } from '#platform/data/repository.ts';

/** A person as it was stored before companies and heirs were told apart. */
const DI_PRIMA = {
  pk: 'SCUOLA#XXIC00001A#PERSONA#inventata1',
  sk: 'PERSONA',
  tipo: 'PERSONA',
  scuola: 'XXIC00001A',
  schema: 1,
  uid: 'inventata1',
  uidSubAnagrafe: 'inventata1',
  versione: 2,
  prgAnagrafe: 7,
  matricola: 12,
  uidPortale: null,
  desCognome: 'Inventata',
  desNome: 'Prova',
  flgSesso: 'F',
  datNascita: '1980-05-12',
  codComuneNascita: 'H501',
  desComuneNascita: 'ROMA',
  desCf: 'NVNPRV80E52H501W',
  flgCfConfermato: false,
  codCittadinanza: null,
  desIndirizzo: 'Via inventata 1',
  desCap: '00100',
  codComuneRes: 'H501',
  desComuneRes: 'ROMA',
  provinciaRes: 'RM',
  codFiscaleEstero: '',
  desLocalitaEstera: '',
  desTelefono: null,
  desCellulare: null,
  desEMail: null,
  desPec: null,
  codModPagamento: null,
  codPaese: null,
  codCinEuro: null,
  codCin: null,
  codAbi: null,
  codCab: null,
  codCc: null,
  codCinEuroEstero: null,
  codBban: null,
  codBic: null,
  domicili: [],
  flgEspero: true,
  datEspero: '2019-02-01',
  numAnnoScoFerfestResidue: 3,
  note: '',
};

test('a person stored before companies and heirs were told apart is a natural person', () => {
  expect(readItem(personaEntita, DI_PRIMA)).toMatchObject({
    uid: 'inventata1',
    tipoSoggetto: 'FISICA',
    cfDeceduto: null,
    quotaEredita: null,
    desNome: 'Prova',
    desIntestatario: '',
  });
});

test('a membership of Espero that was only a day is dated, with nothing that nobody said; and of a day that was not written is none', () => {
  const { espero } = readItem(personaEntita, DI_PRIMA);
  expect(espero).toEqual([
    {
      dal: '2019-02-01',
      al: null,
      datAdesione: '2019-02-01',
      codFondo: '',
      comparto: '',
      aliquotaAggiuntiva: 0,
      quotaTfr: null,
    },
  ]);
  expect(readItem(personaEntita, { ...DI_PRIMA, flgEspero: false, datEspero: null }).espero).toEqual([]);
});

test('a State in the place of the town of residence is the State of residence', () => {
  const all = { desComuneRes: 'FRANCIA', provinciaRes: 'EE', desLocalitaEstera: 'Lione', codFiscaleEstero: 'FR1' };
  expect(readItem(personaEntita, { ...DI_PRIMA, ...all, codComuneRes: 'Z110' })).toMatchObject({
    codComuneRes: null,
    desComuneRes: '',
    provinciaRes: null,
    codStatoEstero: 'Z110',
    desRegioneEstera: '',
    desLocalitaEstera: 'Lione',
    codFiscaleEstero: 'FR1',
  });
  expect(readItem(personaEntita, DI_PRIMA)).toMatchObject({ codComuneRes: 'H501', codStatoEstero: null });
});

test('and so is its light row', () => {
  const { uid, uidSubAnagrafe, prgAnagrafe, matricola, desCognome, desNome, desCf, datNascita, flgSesso } = DI_PRIMA;
  const riga = { uid, uidSubAnagrafe, prgAnagrafe, matricola, desCognome, desNome, desCf, datNascita, flgSesso };
  const item = { pk: DI_PRIMA.pk, sk: DI_PRIMA.sk, riga: { ...riga, collegata: false, cfAnomalo: false } };
  expect(rigaPersona(item)).toMatchObject({ uid, tipoSoggetto: 'FISICA' });
});
