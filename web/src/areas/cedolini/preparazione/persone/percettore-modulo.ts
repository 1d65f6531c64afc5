import * as z from 'zod';
import { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { BozzaCedolino } from '#shared/contracts/cedolini/calcolo.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { aliquota, data, flag, importoNonNegativo, scelta, testo } from '#shared/domain/campi.ts';
import {
  classiGestioneSeparata,
  contrattiDipendente,
  impatriati,
  iveFattura,
  previdenzeFattura,
  ruoliDipendente,
  tipiPercettore,
} from '#shared/domain/persona/percettore.ts';

/** Who is paid and with which tax data, flat as a form wants it; which fields count depends on the kind of payee. */
export const PercettoreModulo = z
  .strictObject({
    tipo: scelta(tipiPercettore),
    contratto: scelta(contrattiDipendente).nullable(),
    ruolo: scelta(ruoliDipendente).nullable(),
    regime: testo(0, 30).nullable(),
    previdenza: scelta(previdenzeFattura).nullable(),
    iva: scelta(iveFattura).nullable(),
    bollo: flag(),
    convenzione: flag(),
    aliquotaConvenzione: aliquota().nullable(),
    altraScuola: testo(0, 10),
    certificatoA1Numero: testo(0, 60),
    certificatoA1Al: data().nullable(),
    impatriato: scelta(impatriati).nullable(),
    tassoInail: aliquota().nullable(),
    inailGiaPagato: importoNonNegativo().nullable(),
    aliquotaMassima: aliquota().nullable(),
    lettaDa: testo(0, 200),
    gestioneSeparata: scelta(classiGestioneSeparata).nullable(),
    compensiOccasionaliAltri: importoNonNegativo().nullable(),
    redditoComplessivo: importoNonNegativo().nullable(),
    verificaData: data().nullable(),
    verificaNumero: testo(0, 60),
    verificaDebito: importoNonNegativo().nullable(),
  })
  .superRefine((valori, contesto) => {
    for (const { campo, manca, message } of obblighi)
      if (manca(valori)) contesto.addIssue({ code: 'custom', path: [campo], message });
  });
export type PercettoreModulo = z.infer<typeof PercettoreModulo>;

type Tipo = (typeof tipiPercettore)[number];
export const hasRapporto = (tipo: Tipo): boolean => tipo === 'DIPENDENTE' || tipo === 'FORMATORE' || tipo === 'EREDE';
export const hasA1 = (tipo: Tipo): boolean => tipo === 'OCCASIONALE' || tipo === 'COCOCO';
export const hasIva = (tipo: Tipo): boolean => tipo === 'PROFESSIONISTA' || tipo === 'SOCIETA';

/** What the kind of payee makes compulsory. */
const obblighi: readonly {
  readonly campo: string;
  readonly manca: (valori: PercettoreModulo) => boolean;
  readonly message: string;
}[] = [
  {
    campo: 'contratto',
    manca: ({ tipo, contratto }) => hasRapporto(tipo) && contratto === null,
    message: 'Indicare il contratto.',
  },
  { campo: 'ruolo', manca: ({ tipo, ruolo }) => hasRapporto(tipo) && ruolo === null, message: 'Indicare il ruolo.' },
  {
    campo: 'previdenza',
    manca: ({ tipo, previdenza }) => tipo === 'PROFESSIONISTA' && previdenza === null,
    message: 'Indicare la cassa o la rivalsa.',
  },
  { campo: 'iva', manca: ({ tipo, iva }) => hasIva(tipo) && iva === null, message: "Indicare l'IVA." },
  {
    campo: 'certificatoA1Al',
    manca: ({ tipo, certificatoA1Numero, certificatoA1Al }) =>
      hasA1(tipo) && certificatoA1Numero.trim() !== '' && certificatoA1Al === null,
    message: "Indicare l'ultimo giorno del certificato.",
  },
  {
    campo: 'certificatoA1Numero',
    manca: ({ tipo, certificatoA1Numero, certificatoA1Al }) =>
      hasA1(tipo) && certificatoA1Numero.trim() === '' && certificatoA1Al !== null,
    message: 'Indicare il numero del certificato.',
  },
  {
    campo: 'lettaDa',
    manca: ({ aliquotaMassima, lettaDa }) => aliquotaMassima !== null && lettaDa.trim() === '',
    message: "Indicare il cedolino da cui è letta l'aliquota.",
  },
  {
    campo: 'verificaData',
    manca: (valori) => hasVerifica(valori) && valori.verificaData === null,
    message: "Indicare il giorno dell'esito.",
  },
  {
    campo: 'verificaNumero',
    manca: (valori) => hasVerifica(valori) && valori.verificaNumero.trim() === '',
    message: 'Indicare il numero della verifica.',
  },
  {
    campo: 'verificaDebito',
    manca: (valori) => hasVerifica(valori) && valori.verificaDebito === null,
    message: 'Indicare il debito: zero se non ne risultano.',
  },
];

/** Whether something of the outcome of the check of debts is written. */
const hasVerifica = ({ verificaData, verificaNumero, verificaDebito }: PercettoreModulo): boolean =>
  verificaData !== null || verificaNumero.trim() !== '' || verificaDebito !== null;

/** Choices of the kinds that have more than one reading of the law. */
export const regimiDi: Readonly<Record<string, readonly { readonly codice: string; readonly descrizione: string }[]>> =
  {
    FORMATORE: [
      { codice: 'IRPEF_IRAP', descrizione: 'Solo IRPEF e IRAP' },
      { codice: 'CONTRIBUTI_PIENI', descrizione: 'Contributi pieni' },
    ],
    PROFESSIONISTA: [
      { codice: 'ORDINARIO', descrizione: 'Ordinario' },
      { codice: 'FORFETTARIO', descrizione: 'Forfettario' },
    ],
    COMMISSARIO_ESTERNO: [
      { codice: 'RITENUTA_20', descrizione: 'Ritenuta del 20 %' },
      { codice: 'FUNZIONI_PUBBLICHE', descrizione: 'Pubbliche funzioni, a scaglioni' },
    ],
    ALTRA_AMMINISTRAZIONE: [
      { codice: 'OCCASIONALE', descrizione: 'Come occasionale' },
      { codice: 'ALIQUOTA_MASSIMA', descrizione: 'Aliquota massima' },
    ],
    STUDENTE: [
      { codice: 'ECCELLENZA', descrizione: "Incentivo all'eccellenza, senza imposta" },
      { codice: 'PREMIO', descrizione: 'Premio per merito, ritenuta finale' },
      { codice: 'BORSA', descrizione: 'Borsa di studio, a scaglioni' },
    ],
    REVISORE: [
      { codice: 'RAPPRESENTANTE', descrizione: 'Propria amministrazione (MIM, MEF, ente locale)' },
      { codice: 'ALTRA_AMMINISTRAZIONE', descrizione: 'Altra amministrazione, autorizzato' },
    ],
    AUTORE: [
      { codice: 'DA_35_ANNI', descrizione: '35 anni o più' },
      { codice: 'SOTTO_35_ANNI', descrizione: 'Meno di 35 anni' },
    ],
  };

/** What a payee of another kind does not have. */
const SENZA_PERCETTORE = {
  contratto: null,
  ruolo: null,
  regime: null,
  previdenza: null,
  iva: null,
  bollo: false,
  convenzione: false,
  aliquotaConvenzione: null,
};

const certificatoDi = (percettore: Percettore | null) => {
  const certificato = percettore !== null && 'certificatoA1' in percettore ? percettore.certificatoA1 : undefined;
  return { certificatoA1Numero: certificato?.numero ?? '', certificatoA1Al: certificato?.al ?? null };
};

const altraScuolaDi = (percettore: Percettore | null): string =>
  percettore?.tipo === 'DIPENDENTE' ? (percettore.altraScuola ?? '') : '';

const impatriatoDi = (percettore: Percettore | null) =>
  percettore?.tipo === 'COCOCO' ? (percettore.impatriato ?? null) : null;

const inailDi = (percettore: Percettore | null) => {
  const inail = percettore?.tipo === 'COCOCO' ? percettore.inail : undefined;
  return { tassoInail: inail?.tasso ?? null, inailGiaPagato: inail?.giaPagato ?? null };
};

const delPercettore = (percettore: Percettore | null) => {
  const dati = { ...SENZA_PERCETTORE, ...percettore };
  return {
    ...dati,
    ...inailDi(percettore),
    ...certificatoDi(percettore),
    altraScuola: altraScuolaDi(percettore),
    impatriato: impatriatoDi(percettore),
    regime: dati.regime ?? null,
    bollo: dati.bollo ?? false,
    convenzione: dati.convenzione ?? false,
    aliquotaConvenzione: dati.aliquotaConvenzione ?? null,
  };
};

/** The form's values from what is known of the person and what was already decided. */
export const valoriDi = (
  bozza: Pick<BozzaCedolino, 'percettore' | 'fiscali'>,
  input: InputCedolino,
  predefinito: PercettoreModulo['tipo'],
): PercettoreModulo => {
  const fiscali = { ...bozza.fiscali, ...input.fiscali };
  return {
    tipo: predefinito,
    ...delPercettore(input.percettore ?? bozza.percettore),
    aliquotaMassima: fiscali.aliquotaMassima?.aliquota ?? null,
    lettaDa: fiscali.aliquotaMassima?.lettaDa ?? '',
    gestioneSeparata: fiscali.gestioneSeparata ?? null,
    compensiOccasionaliAltri: fiscali.compensiOccasionaliAltri ?? null,
    redditoComplessivo: fiscali.redditoComplessivo ?? null,
    ...verificaIn(input),
  };
};

const delDipendente = ({ altraScuola }: PercettoreModulo) =>
  altraScuola.trim() === '' ? {} : { altraScuola: altraScuola.trim().toUpperCase() };

/** What the records say of a payee and the form does not ask: it stays while the kind is the same. */
const conservati = (tipo: Tipo, precedente: Percettore | null): object => {
  if (precedente?.tipo !== tipo) return {};
  if (precedente.tipo === 'NON_RESIDENTE')
    return precedente.occasionale === undefined ? {} : { occasionale: precedente.occasionale };
  if (precedente.tipo !== 'DIPENDENTE') return {};
  const { fineServizio, enam, espero } = precedente;
  return {
    ...(fineServizio === undefined ? {} : { fineServizio }),
    ...(enam === undefined ? {} : { enam }),
    ...(espero === undefined ? {} : { espero }),
  };
};

/** What only one kind of payee says. */
const SUOI: Readonly<Partial<Record<Tipo, (valori: PercettoreModulo) => object>>> = {
  DIPENDENTE: delDipendente,
  PROFESSIONISTA: (valori) => delProfessionista(valori),
  NON_RESIDENTE: (valori) => delNonResidente(valori),
  OCCASIONALE: (valori) => delCertificato(valori),
  COCOCO: (valori) => ({ ...delCollaboratore(valori), ...delCertificato(valori) }),
};

/** What a kind of payee says besides its kind: the fields of the others are left out. */
const percettoreDi = (valori: PercettoreModulo): object => ({
  tipo: valori.tipo,
  ...(hasRapporto(valori.tipo) ? { contratto: valori.contratto, ruolo: valori.ruolo } : {}),
  ...(regimiDi[valori.tipo] && valori.regime ? { regime: valori.regime } : {}),
  ...(hasIva(valori.tipo) ? { iva: valori.iva } : {}),
  ...SUOI[valori.tipo]?.(valori),
});

const delProfessionista = ({ previdenza, bollo }: PercettoreModulo) => ({ previdenza, ...(bollo ? { bollo } : {}) });

const delCollaboratore = ({ tassoInail: tasso, inailGiaPagato: giaPagato, impatriato }: PercettoreModulo) => ({
  ...(tasso === null || tasso === 0 ? {} : { inail: { tasso, ...(giaPagato ? { giaPagato } : {}) } }),
  ...(impatriato === null ? {} : { impatriato }),
});

const delCertificato = ({ certificatoA1Numero: numero, certificatoA1Al: al }: PercettoreModulo) =>
  numero.trim() === '' || al === null ? {} : { certificatoA1: { numero: numero.trim(), al } };

const delNonResidente = ({ convenzione, aliquotaConvenzione }: PercettoreModulo) => ({
  convenzione,
  ...(aliquotaConvenzione === null ? {} : { aliquotaConvenzione }),
});

/** The payslip's input with what the form decided. */
export const inputCon = (
  { verifica: _, ...input }: InputCedolino,
  valori: PercettoreModulo,
  registrato: Percettore | null = null,
): InputCedolino => {
  const percettore = Percettore.safeParse({
    ...conservati(valori.tipo, input.percettore ?? registrato),
    ...percettoreDi(valori),
  });
  return {
    ...input,
    percettore: percettore.success ? percettore.data : input.percettore,
    fiscali: {
      ...input.fiscali,
      aliquotaMassima:
        valori.aliquotaMassima === null ? null : { aliquota: valori.aliquotaMassima, lettaDa: valori.lettaDa },
      gestioneSeparata: valori.gestioneSeparata,
      ...(valori.compensiOccasionaliAltri === null
        ? {}
        : { compensiOccasionaliAltri: valori.compensiOccasionaliAltri }),
      redditoComplessivo: valori.redditoComplessivo,
    },
    ...verificaDi(valori),
  };
};

const verificaIn = ({ verifica }: InputCedolino) =>
  verifica === undefined
    ? { verificaData: null, verificaNumero: '', verificaDebito: null }
    : { verificaData: verifica.data, verificaNumero: verifica.numero, verificaDebito: verifica.debito };

const verificaDi = ({
  verificaData: data,
  verificaNumero: numero,
  verificaDebito: debito,
}: PercettoreModulo): Pick<InputCedolino, 'verifica'> =>
  data === null || debito === null ? {} : { verifica: { data, numero, debito } };
