import { expect, test } from 'vitest';
import { quadraturaDi, VUOTO, withVoce, type Parte } from '#functions/denunce/quadratura/celle.ts';
import { perDenunciaInviata, termineDel } from '#functions/denunce/quadratura/da-inviare.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';

const MESE = { anno: 2026, mese: 3 };
const [PRIMA, SECONDA, TERZA] = ['prima', 'seconda', 'terza'].map((nome) => asUid<'PROCESSO'>(nome));
type Processo = Denuncia['processi'][number];

const uniemensDi = (
  nome: string,
  processi: readonly (Processo | undefined)[],
  cambi: Partial<Denuncia> = {},
): Denuncia => ({
  uid: asUid(nome),
  versione: 1,
  tipo: 'uniemens',
  ...MESE,
  descrizione: nome,
  dataPagamento: '2026-03-31',
  STATUS: 'INVIATO',
  processi: processi.flatMap((uno) => uno ?? []),
  persone: 1,
  righe: 1,
  debito: 161,
  credito: 0,
  bloccanti: 0,
  avvisi: 0,
  files: [],
  datInvio: '2026-04-10',
  protocollo: '',
  inviatoIl: null,
  hashInviato: null,
  esito: 'IN_ATTESA',
  motivoEsito: '',
  corregge: null,
  senzaCodiceFuori: false,
  dati: {},
  ...cambi,
});

const pagatoDa = (idProcesso: Processo | undefined, contributo: number) =>
  idProcesso === undefined ? [] : [{ testata: { idProcesso }, contributo }];
/** One person, paid by three runs. */
const cedolini = [...pagatoDa(PRIMA, 161), ...pagatoDa(SECONDA, 200), ...pagatoDa(TERZA, 39)];

const voce = { nome: 'PROVA ADA', descrizione: '' };
const nelFile = (denunciato: number): Parte => ({
  ...VUOTO,
  denuncia: 'UNIEMENS',
  mese: MESE.mese,
  codice: 'Gestione 9',
  dovuto: 0,
  denunciato,
  righe: 0,
  voce,
});

/** The one cell of the person, as it stands on a day with some filings and what their files hold. */
const cella = (denunce: readonly Denuncia[], denunciato: number, oggi: string) => {
  const conTermine = termineDel({ mese: MESE, denunce, oggi });
  const dovute = perDenunciaInviata(cedolini, denunce).flatMap((insieme) =>
    conTermine(
      withVoce(
        voce,
        insieme.map(({ contributo }) => ({ ...nelFile(0), dovuto: contributo, righe: 1 as const })),
      ),
      insieme.map(({ testata }) => testata.idProcesso),
      'EP',
    ),
  );
  return quadraturaDi([...dovute, nelFile(denunciato)], oggi).righe.map(({ esito, entro, differenza }) => [
    esito,
    entro,
    differenza,
  ]);
};

test('of a person with one run in a sent filing and others in none, only the rest is to be sent', () => {
  const inviata = uniemensDi('una', [PRIMA]);
  expect(cella([inviata], 161, '2026-04-20')).toEqual([['DA_INVIARE', '2026-04-30', -239]]);
  expect(cella([inviata], 161, '2026-05-02')).toEqual([['SCADUTA', '2026-04-30', -239]]);
});

test('what the sent filing misses of its own run is not to be sent: the cell does not agree', () => {
  expect(cella([uniemensDi('una', [PRIMA])], 160, '2026-04-20')).toEqual([['DIVERSA', null, -240]]);
});

test('a filing that is open, or was refused whole, has sent nothing', () => {
  const aperta = uniemensDi('aperta', [SECONDA], { datInvio: null, esito: null, STATUS: 'COMPLETATO' });
  const scartata = uniemensDi('scartata', [PRIMA], { esito: 'SCARTATO' });
  expect(cella([aperta, scartata], 0, '2026-04-20')).toEqual([['DA_INVIARE', '2026-04-30', -400]]);
});

test('each sent filing stands by itself, as its file rounds by itself; what is in none stands together', () => {
  const insiemi = perDenunciaInviata(cedolini, [uniemensDi('una', [PRIMA]), uniemensDi('altra', [SECONDA])]);
  expect(insiemi.map((uno) => uno.map(({ contributo }) => contributo))).toEqual([[161], [200], [39]]);
  const [insieme] = perDenunciaInviata(cedolini, []);
  expect(insieme).toEqual(cedolini);
});
