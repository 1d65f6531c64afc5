import { elaborazioniDiAltraScuola } from '#archivio/cedolini/pagamento.ts';
import { contateInOrdine } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { readDatiPersone, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { ferieRegistrate } from '#archivio/fascicolo/ferie-registrate.ts';
import { tipoAttivitaEntita } from '#archivio/servizi/tipo-attivita.ts';
import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import { annoDeiDati } from '#shared/calculation/situazione/contesto.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { BozzaCedolino } from '#shared/contracts/cedolini/calcolo.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { FiscaliCedolino, ServizioCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { tariffeDelProfilo } from '../voci/dizionario.ts';
import { storicoDi } from './cedolini-persone.ts';
import { isUltimoCedolino } from './fine-rapporto.ts';
import { percettoreDi, servizioPagato } from './percettore-registrato.ts';
import { cheRecuperano, recuperiAperti } from './recuperi-aperti.ts';
import { serviziRegistrati } from './servizi-registrati.ts';
import { vociProposte, type DaProporre } from './voci-proposte.ts';

/** Draft payslips of the people named: who they are, what is on record for the year, what is missing. @throws NON_TROVATO */
export const bozzeCedolini = async (
  archivio: Archivio,
  processo: Processo,
  uids: readonly string[],
): Promise<BozzaCedolino[]> => {
  const [vociUtente, tipiAttivita, dati] = await Promise.all([
    vociUtenteRepository(archivio).listAll(),
    archivio.of(tipoAttivitaEntita).listAll(),
    readDatiPersone(archivio, [...new Set(uids)]),
  ]);
  const persone = dati.map((persona) => {
    if (persona === undefined) throw nonTrovato('Una delle persone');
    return persona;
  });
  const contabilizzati = await contabilizzatiCheRecuperano(archivio, persone);
  return persone.map((persona) => bozza(persona, processo, { vociUtente, tipiAttivita, contabilizzati }));
};

/** The accounted runs that took fixed pay back from some people, in the order in which they were accounted: no request where none did. */
const contabilizzatiCheRecuperano = async (
  archivio: Archivio,
  persone: readonly DatiPersona[],
): Promise<ReadonlySet<string>> => {
  const pagamenti = persone.flatMap((persona) => cheRecuperano(persona.pagamenti));
  if (pagamenti.length === 0) return new Set();
  const processi = await processiRepository(archivio).getMany([
    ...new Set(pagamenti.map(({ idProcesso }) => idProcesso)),
  ]);
  return new Set([...elaborazioniDiAltraScuola(pagamenti), ...contateInOrdine(processi).map(({ uid }) => uid)]);
};

/** The records of the school that a draft reads, and the accounted runs whose rest it proposes. */
interface Scuola extends DaProporre {
  readonly contabilizzati: ReadonlySet<string>;
}

const bozza = (dati: DatiPersona, processo: Processo, scuola: Scuola): BozzaCedolino => {
  const anno = annoDeiDati({ ...processo, tipo: processo.TIPO_ELABORAZIONE });
  const fiscali = dati.fiscali.find(({ numAnno }) => numAnno === anno);
  const percettore = percettoreDi(processo, { percettore: null, voci: [] }, dati, fiscali);
  const servizi = serviziDi(processo, dati);
  return {
    uidSubAnagrafe: dati.persona.uid,
    storico: storicoDi(dati),
    percettore,
    fiscali: dalRegistro(fiscali),
    servizi: servizi.servizi,
    ferie: processo.idMetodo === 'FER-LD' ? ferieRegistrate(processo, dati) : null,
    ...(isUltimoCedolino(processo, dati) ? { fineRapporto: true as const } : {}),
    tariffe: tariffeDelProfilo(processo.idMetodo, servizioPagato(processo, { voci: [] }, dati), processo.dataPagamento),
    vociProposte: [
      ...(processo.TIPO_ELABORAZIONE === 'SUP' ? recuperiAperti(dati.pagamenti, scuola.contabilizzati, anno) : []),
      ...vociProposte(processo, dati, scuola),
    ].slice(0, MASSIME_VOCI),
    mancanze: [
      ...servizi.anomalie,
      ...mancanze(fiscali, servizi.anomalie.length > 0 ? 'GIA_DETTO' : percettore, anno, processo.TIPO_ELABORAZIONE),
    ].slice(0, MASSIME),
  };
};

const MASSIME = 20;
const MASSIME_VOCI = 50;

/** What a run of substitutes would pay; other runs pay what the office enters. */
const serviziDi = (
  processo: Processo,
  dati: DatiPersona,
): { readonly servizi: ServizioCedolino[]; readonly anomalie: readonly Anomalia[] } => {
  if (processo.TIPO_ELABORAZIONE !== 'SUP') return { servizi: [], anomalie: [] };
  const registrati = serviziRegistrati(processo, dati);
  return 'anomalie' in registrati
    ? { servizi: [], anomalie: registrati.anomalie }
    : { servizi: [...registrati.servizi].slice(0, 50), anomalie: [] };
};

const dalRegistro = (fiscali: Fiscali | undefined): FiscaliCedolino =>
  fiscali === undefined
    ? {}
    : {
        aliquotaMassima:
          fiscali.numAliquotaMassima === null
            ? null
            : { aliquota: fiscali.numAliquotaMassima, lettaDa: fiscali.desAliquotaLettaDa || 'dati fiscali' },
        gestioneSeparata: fiscali.codGestioneSeparata,
        compensiOccasionaliAltri: fiscali.numCompensiOccasionaliAltri,
      };

const mancanze = (
  fiscali: Fiscali | undefined,
  percettore: BozzaCedolino['percettore'] | 'GIA_DETTO',
  anno: number,
  tipo: Processo['TIPO_ELABORAZIONE'],
): Anomalia[] => [
  ...(fiscali === undefined ? [{ codice: 'FISCALI_ASSENTI', messaggio: `Mancano i dati fiscali del ${anno}.` }] : []),
  ...(percettore === null
    ? [
        {
          codice: 'PERCETTORE_SCONOSCIUTO',
          campo: 'percettore',
          messaggio: 'Indicare a che titolo la persona è pagata.',
        },
      ]
    : []),
  ...mancanzeDelTipo(fiscali, anno, tipo),
];

/** What each type of run reads of the tax data, when it is not there. */
const mancanzeDelTipo = (
  fiscali: Fiscali | undefined,
  anno: number,
  tipo: Processo['TIPO_ELABORAZIONE'],
): Anomalia[] => {
  const senza = (campo: 'numAliquotaMassima' | 'codGestioneSeparata'): boolean => (fiscali?.[campo] ?? null) === null;
  if (['ACC', 'FOR', 'ARR'].includes(tipo) && senza('numAliquotaMassima'))
    return [
      {
        codice: 'ALIQUOTA_MASSIMA_MANCANTE',
        campo: 'fiscali.aliquotaMassima',
        messaggio: "Manca l'aliquota massima: si legge nel riquadro informativo del cedolino NoiPA.",
      },
    ];
  if (tipo === 'SUP' && fiscali?.numRedditoPresunto === null)
    return [
      {
        codice: 'REDDITO_MANCANTE',
        campo: 'fiscali.redditoComplessivo',
        messaggio: `Manca il reddito presunto del ${anno}, che decide detrazioni e trattamenti: indicarlo nei dati fiscali.`,
      },
    ];
  if (tipo === 'COC' && senza('codGestioneSeparata'))
    return [
      {
        codice: 'DATO_MANCANTE',
        campo: 'fiscali.gestioneSeparata',
        messaggio: `Manca la classe della Gestione separata del ${anno}.`,
      },
    ];
  return [];
};
