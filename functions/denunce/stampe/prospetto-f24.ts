import { campiVigenti, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { scuolaDella } from '#archivio/denunce/scuola-della-denuncia.ts';
import type { ValoreDenuncia } from '#archivio/denunce/valore.ts';
import type { ValoreCella } from '#functions/impaginazione/elenco/data.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import type { Campo } from '#functions/impaginazione/layout/parti/campi.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { CorrezioneF24 } from '#shared/contracts/denunce/correzione-f24.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { nomeSezioneF24, sezioniF24Ep } from '#shared/contracts/denunce/f24.ts';
import { printProspettoF24 } from '#shared/contracts/denunce/stampe/prospetto-f24.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import {
  descrizioneCorpoCorrezione,
  descrizioneEsitoCorrezione,
  rigaInParole,
} from '#shared/domain/denunce/correzione-f24.ts';
import { statoInParole } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { CONTRIBUTI_IN_RITARDO } from '../f24/ravvedimento/sanzione-civile.ts';
import { scadenzaContributi, scadenzaTributi } from '../f24/ravvedimento/tardivo.ts';
import { paroleDelCodice } from '../quadratura/parole-dei-codici.ts';

interface Riga {
  readonly record: RecordRaccolto;
  readonly valori: readonly ValoreDenuncia[];
}

const campo = (titolo: string, nome: string): ColonnaDi<Riga> => ({
  titolo,
  tipo: 'testo',
  valore: ({ record, valori }) => campiVigenti(record, valori)[nome] ?? '',
});
const importo = (titolo: string, nome: string): ColonnaDi<Riga> => ({
  ...campo(titolo, nome),
  tipo: 'importo',
  totale: true,
});

/** What the office wrote over the computed values of a row: which field, what it was, who, why. */
const scrittoSopra = ({ valori }: Riga): ValoreCella =>
  valori
    .map(({ campo: nome, calcolato, chi, perche }) => `${nome} (calcolato ${calcolato}), ${chi}: ${perche}`)
    .join('; ');

const codiceDi = (record: RecordRaccolto, valori: readonly ValoreDenuncia[]): string =>
  String(campiVigenti(record, valori).codice ?? '');

const INTERESSI = importo('Di cui interessi', 'diCuiInteressi');
const A_MANO: ColonnaDi<Riga> = { titolo: 'Scritto a mano', tipo: 'testo', valore: scrittoSopra };
/** The columns of the form, in its order and with its words; beside the code, what it is. */
const COLONNE: readonly ColonnaDi<Riga>[] = [
  { ...campo('Codice tributo o causale', 'codice'), testata: true },
  { titolo: 'Descrizione', tipo: 'testo', valore: ({ record, valori }) => paroleDelCodice(codiceDi(record, valori)) },
  { ...campo('Codice ente', 'ente'), sempre: true },
  { ...campo('Estremi identificativi', 'estremi'), sempre: true },
  { ...campo('Riferimento A', 'riferimentoA'), sempre: true },
  { ...campo('Riferimento B', 'riferimentoB'), sempre: true },
  importo('Importi a debito versati', 'debito'),
  importo('Importi a credito compensati', 'credito'),
  INTERESSI,
  {
    titolo: 'Cedolini',
    tipo: 'numero',
    valore: ({ record: { origini } }) => new Set(origini.map(([cedolino]) => cedolino)).size,
  },
  A_MANO,
];

/** The columns that the rows of a form need: interest when it is late, what was written over when something was. */
const colonneDi = (righe: readonly Riga[], { ravvedimento }: Denuncia): readonly ColonnaDi<Riga>[] =>
  COLONNE.filter(
    (una) =>
      (una !== INTERESSI || ravvedimento === true) && (una !== A_MANO || righe.some(({ valori }) => valori.length > 0)),
  );

/** The rows in the sections of the form, in its order. */
const sezioniDi = (righe: readonly Riga[]) =>
  sezioniF24Ep.map((sezione) => ({
    titolo: nomeSezioneF24[sezione],
    righe: righe.filter(({ record, valori }) => campiVigenti(record, valori).sezione === sezione),
  }));

/** The day by which the form is paid: one, or one for taxes and another for contributions; nothing where no term of then is known. */
const scadenzeDi = (denuncia: Denuncia): readonly Campo[] => {
  const modello = denuncia.tipo === 'f24' ? 'ORDINARIO' : 'EP';
  try {
    const [tributi, contributi] = [scadenzaTributi, scadenzaContributi].map((di) =>
      formatGiorno(di(modello, denuncia, denuncia.dataPagamento)),
    );
    return [
      {
        etichetta: 'Scadenza',
        valore: tributi === contributi ? (tributi ?? '') : `tributi ${tributi}, contributi ${contributi}`,
      },
    ];
  } catch (error) {
    if (error instanceof RegolaMancante) return [];
    throw error;
  }
};

const modelloDi = ({ tipo }: Denuncia): string => (tipo === 'f24' ? 'F24 ordinario' : 'F24 enti pubblici');

const titoloDi = (denuncia: Denuncia): string => `Prospetto ${modelloDi(denuncia)}, ${formatMese(denuncia)}`;

const filtriDi = ({ denuncia, contenuto: { escluse } }: Pick<DenunciaSalvata, 'denuncia' | 'contenuto'>) => {
  const { dati, descrizione, dataPagamento, debito, credito, datInvio, protocollo, motivoEsito } = denuncia;
  return [
    { etichetta: 'Descrizione', valore: descrizione },
    { etichetta: 'Contribuente', valore: dati.contribuente ?? '' },
    ...scadenzeDi(denuncia),
    { etichetta: 'Data di pagamento', valore: formatGiorno(dataPagamento) },
    ...(denuncia.ravvedimento === true
      ? [{ etichetta: 'Ravvedimento', valore: 'in ritardo, con interessi e sanzioni ridotte' }]
      : []),
    ...escluse
      .filter(({ codice }) => codice === CONTRIBUTI_IN_RITARDO)
      .map(({ campo, trovato }) => ({ etichetta: `Contributi ${campo} in ritardo`, valore: trovato })),
    { etichetta: 'Addebito su', valore: dati.iban ? formatIban(dati.iban) : 'conto non indicato' },
    { etichetta: 'Saldo finale', valore: formatEuro(debito - credito) },
    { etichetta: 'Stato', valore: `${statoInParole(denuncia)}${motivoEsito === '' ? '' : ` (${motivoEsito})`}` },
    ...(datInvio === null ? [] : [{ etichetta: 'Inviato il', valore: formatGiorno(datInvio) }]),
    ...(protocollo === '' ? [] : [{ etichetta: 'Protocollo', valore: protocollo }]),
    ...(denuncia.correzioni ?? []).map((correzione) => ({
      etichetta: 'Correzione chiesta',
      valore: spiegazioneCorrezione(correzione),
    })),
  ];
};

/** What was asked to be corrected after the sending, whom and when, what came of it. */
const spiegazioneCorrezione = (correzione: CorrezioneF24): string =>
  [
    `${formatEuro(correzione.importo)} di ${rigaInParole(correzione.inviata)}`,
    correzione.modo === 'DATI' ? `diventa ${rigaInParole(correzione)}` : 'versata in più, a credito',
    `${descrizioneCorpoCorrezione[correzione.corpo]} il ${formatGiorno(correzione.richiestaIl)}`,
    descrizioneEsitoCorrezione[correzione.esito].toLowerCase(),
  ].join(', ');

const righeDi = async ({ archivio }: ContestoStampa, uid: Denuncia['uid']): Promise<Elenco<Riga>> => {
  const { denuncia, contenuto, valori } = await denunceRepository(archivio, 'F24').loadIntera(uid);
  const perRiga = Map.groupBy(valori, ({ chiave }) => chiave);
  const righe = contenuto.records.map((record) => ({ record, valori: perRiga.get(record.chiave) ?? [] }));
  return {
    scuola: scuolaDella(denuncia),
    filtri: filtriDi({ denuncia, contenuto }),
    colonne: colonneDi(righe, denuncia),
    sezione: 'Sezione',
    sezioni: sezioniDi(righe),
    orientamento: 'orizzontale',
  };
};

export const prospettoF24 = defineStampa(
  printProspettoF24,
  elenco({
    title: async ({ uid }: { readonly uid: Denuncia['uid'] }, { archivio }) =>
      titoloDi(await denunceRepository(archivio).load(uid)),
    load: ({ uid }, contesto) => righeDi(contesto, uid),
  }),
);
