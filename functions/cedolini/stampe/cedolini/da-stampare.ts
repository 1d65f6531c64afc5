import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { correzioniDelProcesso, correzioniPerCedolino } from '#archivio/cedolini/correzioni.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { getIntestazione } from '#functions/impaginazione/carta-intestata.ts';
import type { DatiDocumento } from '#functions/impaginazione/layout/documento.ts';
import { improntaDi, type Elementi } from '#functions/impaginazione/layout/fascicoli.ts';
import type { Caricati, ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { Processo, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { CedoliniDaStampare } from '#shared/contracts/cedolini/stampe/cedolini/cedolini.ts';
import { chiaveNominativo, nominativo } from '#shared/domain/persona/nominativo.ts';
import {
  descrizioneContratto,
  descrizionePercettore,
  descrizioneRuoloDipendente,
} from '#shared/domain/persona/percettore.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import {
  datiCedolino,
  type DatiCedolino,
  type FonteCedolino,
  type PersonaCedolino,
  type ProcessoCedolino,
} from '../cedolino/data.ts';
import { fattiDelleTestate, fattiScuolaDi, type FattiTrovati } from '../fatti/fatti.ts';

/** Payslips read at a time: a long print never holds them all. */
const ALLA_VOLTA = 40;

/** Payslips to print; they are read while they are drawn. */
export interface CedoliniCaricati extends Caricati {
  readonly metadati: DatiDocumento;
  readonly cedolini: Elementi<DatiCedolino>;
}

/** 'Cedolini marzo 2026, Compensi del mese'; of one person 'Cedolino Rossi Maria, marzo 2026, Compensi del mese'. @throws NON_TROVATO */
export const titoloCedolini = async (
  titolo: string,
  { idProcesso, idCedolini }: CedoliniDaStampare,
  { archivio }: ContestoStampa,
): Promise<string> => {
  const { ANNO, MESE, DES_ELABORAZIONE } = await processiRepository(archivio).load(idProcesso);
  const [unica] = idCedolini?.length === 1 ? await cedoliniRepository(archivio).getTestate(idCedolini) : [];
  const chi = unica === undefined ? '' : ` ${nominativo(unica.storico.desCognome, unica.storico.desNome)},`;
  return `${unica === undefined ? titolo : titolo.replace(/^Cedolini/, 'Cedolino')}${chi} ${formatMese({ anno: ANNO, mese: MESE })}, ${DES_ELABORAZIONE}`;
};

/** The computed payslips of a run, in the order of the list. */
export const loadCedolini = async (
  parametri: CedoliniDaStampare,
  contesto: ContestoStampa,
): Promise<CedoliniCaricati> => {
  const { archivio, creato } = contesto;
  const processo = await processiRepository(archivio).load(parametri.idProcesso);
  const [{ scuola: tenuta, firme }, correzioni, testate] = await Promise.all([
    fattiScuolaDi(archivio, processo),
    correzioniDelProcesso(archivio, processo),
    daStampare(parametri, contesto),
  ]);
  const scuola = await getIntestazione(contesto, tenuta);
  return {
    quanti: testate.length,
    metadati: { titolo: titoloDocumento(processo, testate), autore: scuola.nome, creato },
    cedolini: {
      quanti: testate.length,
      impronta: () => improntaDi(testate.map(({ uid, versione }) => [uid, versione])),
      leggi: (da, a) =>
        fonti(contesto, testate.slice(da, a), { scuola, firme, processo: processoStampa(processo) }, correzioni),
    },
  };
};

const titoloDocumento = ({ DES_ELABORAZIONE }: Processo, testate: readonly CedolinoSalvato[]): string => {
  const [unica] = testate.length === 1 ? testate : [];
  return unica === undefined
    ? `Cedolini, ${DES_ELABORAZIONE}`
    : `Cedolino di ${nominativo(unica.storico.desCognome, unica.storico.desNome)}, ${DES_ELABORAZIONE}`;
};

const daStampare = async (
  { idProcesso, idCedolini }: CedoliniDaStampare,
  { archivio }: ContestoStampa,
): Promise<CedolinoSalvato[]> => {
  const scelti = idCedolini === undefined ? null : new Set(idCedolini);
  const chiave = ({ storico: { desCognome, desNome, desCf } }: CedolinoSalvato) =>
    chiaveNominativo(desCognome, desNome, desCf);
  return (await cedoliniRepository(archivio).listTestate(idProcesso))
    .filter(({ uid, esito }) => esito === 'CALCOLATO' && (scelti === null || scelti.has(uid)))
    .toSorted((a, b) => (chiave(a) < chiave(b) ? -1 : 1));
};

async function* fonti(
  { archivio }: ContestoStampa,
  testate: readonly CedolinoSalvato[],
  comune: Pick<FonteCedolino, 'scuola' | 'firme' | 'processo'>,
  correzioni: readonly RigaProcesso[],
): AsyncGenerator<DatiCedolino> {
  for (let inizio = 0; inizio < testate.length; inizio += ALLA_VOLTA) {
    const parte = testate.slice(inizio, inizio + ALLA_VOLTA);
    const [interi, fatti, corretti] = await Promise.all([
      cedoliniRepository(archivio).getInteri(parte.map(({ uid }) => uid)),
      fattiDelleTestate(archivio, parte, comune.processo.dataPagamento),
      correzioniPerCedolino(archivio, correzioni, parte),
    ]);
    for (const { testata, dettaglio } of interi) {
      const { cedolino, situazione } = readContenuto(dettaglio.contenuto);
      if (cedolino !== null)
        yield datiCedolino({
          ...comune,
          cedolino,
          persona: {
            ...personaStampa(testata, situazione?.percettore ?? null),
            ...fattiStampa(fatti.get(testata.uid), comune.processo.provvisorio),
            correttoDa: corretti.get(testata.uid) ?? [],
          },
        });
    }
  }
}

const personaStampa = ({ storico }: CedolinoSalvato, percettore: Percettore | null): PersonaCedolino => ({
  cognome: storico.desCognome,
  nome: storico.desNome,
  codiceFiscale: storico.desCf,
  qualifica: percettore === null ? '' : qualificaDi(percettore),
  ...(percettore?.tipo === 'DIPENDENTE' && storico.matricola > 0 ? { matricola: String(storico.matricola) } : {}),
});

const fattiStampa = (
  trovati: FattiTrovati | undefined,
  provvisorio: boolean,
): Pick<PersonaCedolino, 'iban' | 'domicilioFiscale' | 'comeRisultaOggi'> => {
  if (trovati === undefined) return {};
  const { iban, domicilioFiscale } = trovati.fatti;
  return {
    ...(iban === null ? {} : { iban }),
    ...(domicilioFiscale === null ? {} : { domicilioFiscale }),
    ...(trovati.diOggi && !provvisorio ? { comeRisultaOggi: true } : {}),
  };
};

const qualificaDi = (percettore: Percettore): string =>
  percettore.tipo === 'DIPENDENTE' || percettore.tipo === 'FORMATORE'
    ? `${percettore.tipo === 'FORMATORE' ? `${descrizionePercettore.FORMATORE}, ` : ''}${descrizioneRuoloDipendente[percettore.ruolo]}, ${descrizioneContratto[percettore.contratto].toLowerCase()}`
    : descrizionePercettore[percettore.tipo];

const processoStampa = ({
  ANNO,
  MESE,
  PERIODO_RIF,
  DES_ELABORAZIONE,
  dataPagamento,
  progetto,
  fonteFinanziamento,
  cup,
  simulazione,
  corregge,
  STATUS,
}: Processo): ProcessoCedolino => ({
  anno: PERIODO_RIF?.anno ?? ANNO,
  mese: PERIODO_RIF?.mese ?? MESE,
  descrizione: DES_ELABORAZIONE,
  dataPagamento,
  progetto,
  fonteFinanziamento,
  simulazione,
  provvisorio: STATUS !== 'CONTABILIZZATO',
  ...(cup === null ? {} : { cup }),
  ...(corregge === undefined ? {} : { corregge }),
});
