import { describe, expect, test } from 'vitest';
import { ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';
import { setupTypes, type SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import {
  cose,
  diChi,
  isConListaPosPA,
  isOfferta,
  modelloDi,
  percheNon,
  type Cosa,
} from '#shared/domain/elaborazione/tipo-scuola.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { regoleCorrenti, regoleDa, recordUso } from '#shared/rules/regole.ts';
import { riguarda } from '#shared/scadenze/per-chi.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';
import { calcolato, importo, occasionale, voce } from '../calculation/situazioni.ts';

const TREDICI_MILA = 1_300_000;
const fattura = (scuola: SetupType) =>
  occasionale({ scuola, fiscali: {}, percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' }, voci: [voce(TREDICI_MILA)] });

const ammessa = (setupType: SetupType, altri: object): boolean => {
  const base = ScuolaInput.parse({ ...scuolaDiProva('XXIS00100A'), tipo: 'ALTRA', dati: null });
  return ScuolaInput.safeParse({
    ...base,
    tipo: 'PROPRIA',
    dati: {
      codIpa: '',
      codUnivocoUfficio: null,
      setupType,
      firmatari: [],
      altriDati: [
        {
          dal: '2020-01-01',
          codRegioneFiscale: '08',
          ibanTesoreria: null,
          codSedeInps: '7000',
          capInps: '00100',
          desComuneInps: 'ROMA',
          provinciaInpdap: 'RM',
          codAteco: null,
          codUfficioNoipa: '',
          codServizioNoipa: '',
          progressivoAzienda: null,
          formaGiuridica: null,
          enteVersanteMef: '',
          fondoPensione: null,
          fondoFineServizio: null,
          flgEnpdep: false,
          modelloF24: 'ORDINARIO',
          tipoMittente: null,
          cfPersonaMittente: null,
          cfSoftwareHouse: null,
          codEnteNoipa: '',
          ...altri,
        },
      ],
    },
  }).success;
};

/** Every duty and thing of public bodies: its norm, whose it is, and what the program is seen to do for a kind of school. */
interface Dovere {
  readonly norma: string;
  readonly di: readonly SetupType[];
  readonly siVede: (scuola: SetupType) => boolean;
}
const PUBBLICHE: readonly SetupType[] = ['SCUOLA', 'AFAM', 'COMUNALE'];
const NON_STATALI: readonly SetupType[] = ['AFAM', 'PARITARIA', 'COMUNALE'];
const STATALE: readonly SetupType[] = ['SCUOLA'];
const STATO_E_AFAM: readonly SetupType[] = ['SCUOLA', 'AFAM'];
const dovereDi = (cosa: Cosa) => (scuola: SetupType) =>
  riguarda(cosa, { setupType: scuola }) && percheNon(cosa, { setupType: scuola }) === null;

const DOVERI: Partial<Record<Cosa, Dovere>> = {
  IRAP: {
    norma: 'D.Lgs. 446/1997, art. 10-bis',
    di: PUBBLICHE,
    siVede: (scuola) => importo(calcolato(occasionale({ scuola })), 'IRAP') > 0,
  },
  SCISSIONE_IVA: {
    norma: 'DPR 633/1972, art. 17-ter',
    di: PUBBLICHE,
    siVede: (scuola) => importo(calcolato(fattura(scuola)), 'IVA_SCISSIONE') > 0,
  },
  VERIFICA_DEBITI: {
    norma: 'DPR 602/1973, art. 48-bis',
    di: PUBBLICHE,
    siVede: (scuola) => calcolato(fattura(scuola)).avvisi.some(({ codice }) => codice === 'VERIFICA_INADEMPIMENTI'),
  },
  TESORERIA_UNICA: {
    norma: 'L. 720/1984',
    di: PUBBLICHE,
    siVede: (scuola) => ammessa(scuola, { ibanTesoreria: composeIban('01000', '03245', '348300000001') }),
  },
  ORDINE_BANCA: {
    norma: 'DI 129/2018, artt. 16 e 17: lo Stato paga con mandato',
    di: NON_STATALI,
    siVede: (scuola) => ammessa(scuola, { tracciatoBonifici: 'ITALIANO', codCuc: 'AB12CD34' }),
  },
  F24_EP: {
    norma: 'tesoreria unica',
    di: PUBBLICHE,
    siVede: (setupType) => modelloDi({ setupType }) === 'EP' && ammessa(setupType, { modelloF24: 'EP' }),
  },
  FONDI_PUBBLICI: {
    norma: 'fondi dei dipendenti pubblici',
    di: PUBBLICHE,
    siVede: (scuola) => ammessa(scuola, { fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS' }),
  },
  LISTA_POS_PA: {
    norma: 'ListaPosPA: dello Stato non più dal 2020',
    di: PUBBLICHE,
    siVede: (setupType) => setupType === 'SCUOLA' || isConListaPosPA({ setupType }),
  },
  SPT: { norma: 'rapporto con NoiPA', di: STATALE, siVede: dovereDi('SPT') },
  MODELLO_M: { norma: 'DI 129/2018', di: STATALE, siVede: dovereDi('MODELLO_M') },
  LISTE_NOIPA: { norma: 'rapporto con NoiPA', di: STATO_E_AFAM, siVede: dovereDi('LISTE_NOIPA') },
  INCARICHI_ANAGRAFE: { norma: 'D.Lgs. 165/2001, art. 53', di: PUBBLICHE, siVede: dovereDi('INCARICHI_ANAGRAFE') },
  INCARICHI_COMPENSO: { norma: 'D.Lgs. 165/2001, art. 53', di: PUBBLICHE, siVede: dovereDi('INCARICHI_COMPENSO') },
  REVISORI: { norma: 'revisori del ministero', di: STATO_E_AFAM, siVede: dovereDi('REVISORI') },
  FERIE_NON_GODUTE: { norma: 'Ragioneria', di: STATALE, siVede: dovereDi('FERIE_NON_GODUTE') },
  ESAME_DI_STATO: { norma: 'commissioni di esame', di: STATALE, siVede: dovereDi('ESAME_DI_STATO') },
  LISTA_FMOF: { norma: 'NoiPA', di: STATALE, siVede: dovereDi('LISTA_FMOF') },
  PASSAGGIO_CONSEGNE: { norma: 'regolamento contabile', di: STATO_E_AFAM, siVede: dovereDi('PASSAGGIO_CONSEGNE') },
  DICHIARAZIONE_ACCESSIBILITA: {
    norma: 'L. 4/2004, art. 3-quater',
    di: PUBBLICHE,
    siVede: dovereDi('DICHIARAZIONE_ACCESSIBILITA'),
  },
};
/** Runs and payees, whose reason is the contract of the staff. */
const DEL_PERSONALE = ['ACC', 'FOR', 'ARR', 'FER', 'SUP', 'DIPENDENTE', 'FORMATORE'];

const OGNI = Object.entries(DOVERI).flatMap(([cosa, dovere]) =>
  setupTypes.map((scuola) => ({ cosa: cosa as Cosa, scuola, ...dovere })),
);

describe('a duty of public bodies', () => {
  test.each(OGNI)('$cosa ($norma) × $scuola', ({ cosa, scuola, di, siVede }) => {
    expect(siVede(scuola)).toBe(di.includes(scuola));
    expect(isOfferta(cosa, { setupType: scuola })).toBe(di.includes(scuola));
  });
  test('each thing that is not of every school is in the table, or is of the staff', () =>
    expect(cose.filter((cosa) => diChi(cosa) !== null).toSorted()).toEqual(
      [...Object.keys(DOVERI), ...DEL_PERSONALE].toSorted(),
    ));
  test('the rules of the calculation that say whose they are say the same', () => {
    const regole = new Map(tutteLeRegole.map((regola) => [regola.id, regola.versioni.at(-1)?.valore]));
    expect({
      IRAP: regole.get('contributi.irap-di-chi'),
      SCISSIONE_IVA: regole.get('autonomi.scissione-di-chi'),
      VERIFICA_DEBITI: regole.get('autonomi.verifica-di-chi'),
    }).toEqual({
      IRAP: diChi('IRAP'),
      SCISSIONE_IVA: diChi('SCISSIONE_IVA'),
      VERIFICA_DEBITI: diChi('VERIFICA_DEBITI'),
    });
  });
});

describe('a private school', () => {
  test('pays the company its whole invoice, VAT included, and nothing to the State', () => {
    const pagato = calcolato(fattura('PARITARIA'));
    expect([pagato.totali.netto, pagato.totali.lordoStato]).toEqual([1_586_000, 1_586_000]);
    expect(calcolato(fattura('SCUOLA')).totali.netto).toBe(TREDICI_MILA);
  });
  test('an outcome of the check of debts that it was given is told and not used', () => {
    const con = (scuola: SetupType) =>
      calcolato(
        occasionale({
          scuola,
          dataPagamento: '2026-06-20',
          percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
          fiscali: {},
          voci: [voce(100_000)],
          verifica: { data: '2026-06-18', numero: '1', debito: 30_000 },
        }),
      );
    expect(importo(con('SCUOLA'), 'VERSAMENTO_RISCOSSIONE')).toBe(30_000);
    expect(importo(con('PARITARIA'), 'VERSAMENTO_RISCOSSIONE')).toBe(0);
    expect(
      con('PARITARIA')
        .avvisi.map(({ messaggio }) => messaggio)
        .join(' '),
    ).toContain('non è stato usato');
  });
  test('a payslip sealed before the kind was asked is computed again as it was', () => {
    const regole = recordUso(regoleCorrenti());
    calcolato(fattura('AFAM'), regole);
    const allora = regoleDa(regole.usate().filter(({ id }) => !id.endsWith('-di-chi')));
    expect(importo(calcolato(fattura('PARITARIA'), allora), 'IVA_SCISSIONE')).toBe(286_000);
  });
});
