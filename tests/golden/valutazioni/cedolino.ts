import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { gestioneSeparata } from '#shared/rules/gestione-separata.ts';
import { scaglioniIrpef } from '#shared/rules/irpef.ts';
import { recordUso, type Regole } from '#shared/rules/regole.ts';
import { accessorio, collaborazione, occasionale, voce } from '../../shared/calculation/situazioni.ts';

type Percettore = SituazioneInput['percettore'];

const dipendente = (contratto: 'TI' | 'TD_31_8' | 'SUPPLENTE_BREVE'): Percettore => ({
  tipo: 'DIPENDENTE',
  contratto,
  ruolo: 'DOCENTE',
});

/** Who is paid, by the last part of the id of the rule about them. */
const percettori: Readonly<Record<string, readonly [SituazioneInput['tipo'], Percettore]>> = {
  'tempo-indeterminato': ['ACC', dipendente('TI')],
  'tempo-determinato': ['ACC', dipendente('TD_31_8')],
  'supplente-breve': ['ACC', dipendente('SUPPLENTE_BREVE')],
  formatore: ['FOR', { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' }],
  occasionale: ['EST', { tipo: 'OCCASIONALE' }],
  'non-residente-occasionale': ['EST', { tipo: 'NON_RESIDENTE' }],
  'non-residente-abituale': ['EST', { tipo: 'NON_RESIDENTE', occasionale: false }],
  professionista: ['EST', { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ESENTE' }],
  forfettario: ['EST', { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' }],
  societa: ['EST', { tipo: 'SOCIETA', iva: 'ESENTE' }],
  cococo: ['COC', { tipo: 'COCOCO' }],
  'commissario-esterno': ['EST', { tipo: 'COMMISSARIO_ESTERNO' }],
  'commissario-funzioni-pubbliche': ['EST', { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' }],
  'studente-eccellenza': ['EST', { tipo: 'STUDENTE', regime: 'ECCELLENZA' }],
  'studente-premio': ['EST', { tipo: 'STUDENTE', regime: 'PREMIO' }],
  'studente-borsa': ['EST', { tipo: 'STUDENTE', regime: 'BORSA' }],
  'revisore-rappresentante': ['COC', { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' }],
  'revisore-altra-amministrazione': ['COC', { tipo: 'REVISORE', regime: 'ALTRA_AMMINISTRAZIONE' }],
  'assistente-lingua': ['EST', { tipo: 'ASSISTENTE_LINGUA' }],
  autore: ['EST', { tipo: 'AUTORE', regime: 'DA_35_ANNI' }],
  erede: ['ACC', { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' }],
  'altra-amministrazione': ['EST', { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' }],
};

/** Amounts, filings and tax codes of a payslip, or why there is none. */
const esitoDi = (situazione: SituazioneInput, regole: Regole): unknown => {
  const esito = cedolino(situazione, regole);
  if (esito.esito === 'scartato') return esito.anomalie.map(({ codice, campo }) => `${codice} ${campo ?? ''}`);
  const { righe, adempimenti, annoFiscale } = esito.cedolino;
  return {
    annoFiscale,
    adempimenti,
    righe: righe.map(({ codice, importo, tributo, adempimenti: propri }) => [codice, importo, tributo, propri]),
  };
};

/** Tax data with the rate of the first bracket that day: the fixtures know no year's rates. */
const fiscaliDel = (giorno: string, regole: Regole): NonNullable<SituazioneInput['fiscali']> => ({
  aliquotaMassima: { aliquota: regole.inVigore(scaglioniIrpef, giorno).valore[0].aliquota, lettaDa: 'prova' },
});

const del = (giorno: string): Pick<SituazioneInput, 'dataPagamento' | 'voci'> => ({
  dataPagamento: giorno,
  voci: [voce(100_000, { competenza: { dal: giorno, al: giorno } })],
});

/** A payment to the payee the rule is about, by a State school or by one that reports its own staff. */
export const pagamentoDi =
  (id: string) =>
  (giorno: string, regole: Regole): unknown => {
    const chi = percettori[id.split('.').at(-1) ?? ''];
    if (chi === undefined) throw new Error(`Nobody is paid as ${id}`);
    const [tipo, percettore] = chi;
    const base =
      tipo === 'COC'
        ? collaborazione(del(giorno))
        : accessorio({
            ...del(giorno),
            fiscali: {
              ...fiscaliDel(giorno, regole),
              redditoComplessivo: 1_200_000,
              redditiBiennio: [1_200_000, 1_200_000],
            },
          });
    return esitoDi(
      { ...base, tipo, percettore, scuola: id.startsWith('adempimenti.autonoma.') ? 'AFAM' : 'SCUOLA' },
      regole,
    );
  };

export const pagamentoSostitutiva = (giorno: string, regole: Regole): unknown =>
  esitoDi(
    accessorio({
      ...del(giorno),
      fiscali: {
        ...fiscaliDel(giorno, regole),
        plafondSostitutiva: 50_000,
        redditoLavoroDipendente: 3_000_000,
      },
    }),
    regole,
  );

/** Sums of the year before paid on the day. */
export const primaDelDodici = (giorno: string, regole: Regole): unknown => {
  const precedente = String(Number(giorno.slice(0, 4)) - 1);
  return esitoDi(
    accessorio({
      dataPagamento: giorno,
      fiscali: fiscaliDel(giorno, regole),
      voci: [voce(100_000, { competenza: { dal: `${precedente}-10-01`, al: `${precedente}-10-31` } })],
    }),
    regole,
  );
};

/** Whether a collaboration of the year before takes the rates of the day of payment, or of the year it belongs to. */
export const collaborazionePrimaDelDodici = (giorno: string, regole: Regole): unknown => {
  const precedente = String(Number(giorno.slice(0, 4)) - 1);
  const registro = recordUso(regole);
  esitoDi(
    collaborazione({
      dataPagamento: giorno,
      voci: [voce(100_000, { competenza: { dal: `${precedente}-10-01`, al: `${precedente}-10-31` } })],
    }),
    registro,
  );
  return registro.usate().find(({ id }) => id === gestioneSeparata.id)?.giorno === giorno;
};

/** Sixty days and 4.600,00 of a fixed-term collaboration, settled: the gross tax stays under the floor of the deduction. */
export const collaborazioneBreveAConguaglio = (giorno: string, regole: Regole): unknown =>
  esitoDi(
    collaborazione({
      ...del(giorno),
      fiscali: {
        gestioneSeparata: 'CON_DIS_COLL',
        redditoComplessivo: 460_000,
        giorniDetrazione: 60,
        addizionali: { regione: 'LOMBARDIA', comune: 'F205' },
      },
      progressivi: { imponibileIrpef: 371_677 },
      opzioni: { conguaglio: true },
    }),
    regole,
  );

/** Arrears of earlier years for a service of the very day of payment. */
export const arretratiDelGiorno = (giorno: string, regole: Regole): unknown =>
  esitoDi(
    accessorio({
      tipo: 'ARR',
      dataPagamento: giorno,
      fiscali: { ...fiscaliDel(giorno, regole), redditiBiennio: [3_000_000, 2_000_000] },
      voci: [voce(100_000, { trattamento: 'ARRETRATO_ANNI_PRECEDENTI', competenza: { dal: giorno, al: giorno } })],
    }),
    regole,
  );

/** Accessory pay of a teacher whose salary an institute pays, with an income over the first bracket. */
export const accessorioDellIstituto = (giorno: string, regole: Regole): unknown =>
  esitoDi(
    accessorio({
      ...del(giorno),
      scuola: 'AFAM',
      percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
      fiscali: { redditoComplessivo: 2_900_000 },
      voci: [voce(100_000, { competenza: { dal: giorno, al: giorno } })],
    }),
    regole,
  );

/** Warnings of fees and salaries of several sizes. */
export const avvisi = (giorno: string, regole: Regole): unknown =>
  [5_000, 300_000, 800_000, 2_000_000].map((importo) =>
    [
      occasionale({ ...del(giorno), voci: [voce(importo, { competenza: { dal: giorno, al: giorno } })] }),
      occasionale({
        ...del(giorno),
        percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
        voci: [voce(importo, { competenza: { dal: giorno, al: giorno } })],
      }),
      accessorio({
        ...del(giorno),
        fiscali: fiscaliDel(giorno, regole),
        voci: [voce(importo, { competenza: { dal: giorno, al: giorno } })],
      }),
    ].map((situazione) => {
      const esito = cedolino(situazione, regole);
      return esito.esito === 'scartato'
        ? esito.anomalie.map(({ campo }) => campo)
        : esito.cedolino.avvisi.map(({ codice }) => codice).filter((codice) => codice !== 'REGOLA_NON_VERIFICATA');
    }),
  );

/** A professional who owes so much, checked forty days before: what goes to the agent, what is warned of. */
export const professionistaVerificato =
  (debito: number) =>
  (giorno: string, regole: Regole): unknown => {
    const esito = cedolino(
      occasionale({
        ...del(giorno),
        percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
        voci: [voce(800_000, { competenza: { dal: giorno, al: giorno } })],
        verifica: { data: addGiorni(giorno, -40), numero: '1', debito },
      }),
      regole,
    );
    return esito.esito === 'scartato'
      ? esito.anomalie.map(({ campo }) => campo)
      : [esito.cedolino.totali.netto, esito.cedolino.avvisi.map(({ campo }) => campo)];
  };

/** A lunch paid in cash in Italia by staff, of 23,00 and of 20,00: whether it is paid, and how it is taxed. */
export const pranzoInMissione = (giorno: string, regole: Regole): unknown =>
  [2_300, 2_000].map((importo) =>
    esitoDi(
      accessorio({
        ...del(giorno),
        fiscali: fiscaliDel(giorno, regole),
        voci: [
          voce(importo, {
            competenza: { dal: giorno, al: giorno },
            trattamento: 'ESENTE',
            spesa: { luogo: 'ITALIA', tracciabile: false, pasti: 1 },
          }),
        ],
      }),
      regole,
    ),
  );

/** A hundred euros of the year before taken back net from pay of the day. */
export const recuperoAlNetto = (giorno: string, regole: Regole): unknown => {
  const prima = `${Number(giorno.slice(0, 4)) - 1}-06-01`;
  const { voci = [], ...resto } = del(giorno);
  return esitoDi(
    accessorio({
      ...resto,
      fiscali: fiscaliDel(giorno, regole),
      voci: [
        ...voci,
        voce(10_000, { competenza: { dal: prima, al: prima }, trattamento: 'ESENTE', recupero: 'ANNI_PRECEDENTI' }),
      ],
    }),
    regole,
  );
};

/** Whether so much paid to an auditor passes the fee of the year. */
export const compensoDelRevisore = (giorno: string, regole: Regole): unknown =>
  [162_901, 181_001, 250_001, 300_001].map((importo) => {
    const esito = cedolino(
      collaborazione({
        ...del(giorno),
        percettore: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' },
        voci: [voce(importo, { competenza: { dal: giorno, al: giorno } })],
      }),
      regole,
    );
    return esito.esito === 'scartato'
      ? esito.anomalie.map(({ campo }) => campo)
      : esito.cedolino.avvisi.some(({ codice }) => codice === 'LIMITE_RAGGIUNTO');
  });

/** Warnings of an invoice of a company. */
export const avvisiDellaSocieta = (giorno: string, regole: Regole): unknown => {
  const esito = cedolino(occasionale({ ...del(giorno), percettore: { tipo: 'SOCIETA', iva: 'RIDOTTA_10' } }), regole);
  return esito.esito === 'scartato'
    ? esito.anomalie.map(({ campo }) => campo)
    : esito.cedolino.avvisi.filter(({ codice }) => codice === 'VALORE_DA_AGGIORNARE').map(({ campo }) => campo);
};

/** The net of an invoice of a company and its warnings, for each kind of school. */
export const doveriDiOgniScuola = (giorno: string, regole: Regole): unknown =>
  setupTypes.map((scuola) => {
    const esito = cedolino(
      occasionale({
        ...del(giorno),
        scuola,
        percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' },
        voci: [voce(2_000_000, { competenza: { dal: giorno, al: giorno } })],
      }),
      regole,
    );
    return esito.esito === 'scartato'
      ? esito.anomalie.map(({ campo }) => campo)
      : [esito.cedolino.totali.netto, esito.cedolino.avvisi.map(({ codice }) => codice)];
  });

/** A thousand euros to a collaborator insured elsewhere, and to one who came to live in Italia: with and without children. */
export const collaboratoreDallEstero = (giorno: string, regole: Regole): unknown =>
  (
    [
      { certificatoA1: { numero: '1', al: '2100-12-31' } },
      { impatriato: 'SENZA_FIGLI' },
      { impatriato: 'CON_FIGLI' },
    ] as const
  ).map((altro) => esitoDi(collaborazione({ ...del(giorno), percettore: { tipo: 'COCOCO', ...altro } }), regole));
