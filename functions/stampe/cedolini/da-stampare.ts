import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import { correzioniDelProcesso, correzioniPerPersona } from '#archivio/cedolini/correzioni.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Processo, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { CedoliniDaStampare } from '#shared/contracts/stampe/cedolini/cedolini.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
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
import type { DatiDocumento } from '../layout/documento.ts';
import { improntaDi, type Elementi } from '../layout/fascicoli.ts';
import { getFirmeStampa, getScuolaStampa } from '../scuola-stampa.ts';
import type { Caricati, ContestoStampa } from '../stampa.ts';

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
  const [scuola, correzioni, firme, testate] = await Promise.all([
    getScuolaStampa(archivio),
    correzioniDelProcesso(archivio, processo),
    getFirmeStampa(archivio, processo.dataPagamento),
    daStampare(parametri, contesto),
  ]);
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
    const [interi, persone, corretti] = await Promise.all([
      cedoliniRepository(archivio).getInteri(parte.map(({ uid }) => uid)),
      archivio.of(personaEntita).getMany(parte.map(({ uidSubAnagrafe }) => uidSubAnagrafe)),
      correzioniPerPersona(archivio, correzioni, parte),
    ]);
    const perUid = new Map(persone.map((persona) => [persona.uid, persona]));
    for (const { testata, dettaglio } of interi) {
      const { cedolino, situazione } = readContenuto(dettaglio.contenuto);
      if (cedolino !== null)
        yield datiCedolino({
          ...comune,
          cedolino,
          persona: {
            ...personaStampa(testata, situazione?.percettore ?? null, perUid.get(testata.uidSubAnagrafe)),
            ...domicilioDi(perUid.get(testata.uidSubAnagrafe), comune.processo.dataPagamento),
            correttoDa: corretti.get(testata.uidSubAnagrafe) ?? [],
          },
        });
    }
  }
}

const personaStampa = (
  { storico }: CedolinoSalvato,
  percettore: Percettore | null,
  persona: Persona | undefined,
): PersonaCedolino => {
  const iban = persona === undefined ? null : ibanDi(persona);
  return {
    cognome: storico.desCognome,
    nome: storico.desNome,
    codiceFiscale: storico.desCf,
    qualifica: percettore === null ? '' : qualificaDi(percettore),
    ...(percettore?.tipo === 'DIPENDENTE' && storico.matricola > 0 ? { matricola: String(storico.matricola) } : {}),
    ...(iban === null ? {} : { iban }),
  };
};

/** The town of the fiscal domicile on a day; nothing where the registry says none. */
const domicilioDi = (persona: Persona | undefined, giorno: string): Pick<PersonaCedolino, 'domicilioFiscale'> => {
  const domicilio = persona?.domicili
    .filter(({ dal }) => dal <= giorno)
    .toSorted((a, b) => (a.dal < b.dal ? 1 : -1))[0];
  return domicilio === undefined ? {} : { domicilioFiscale: domicilio.desComuneDomf };
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
