import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import {
  parteAddizionaliEntita,
  provenienza,
  readEnti,
  uidParte,
  type EnteConservato,
  type ParteConservata,
} from '#archivio/tabelle/addizionali.ts';
import { comuneAl, loadArchivioComuni, type ArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import { partiMetodo } from '#functions/riferimento/voci/voce.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { descrizioneEnteAddizionale } from '#shared/contracts/tabelle/addizionali.ts';
import type { TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { idAddizionale, type EnteAddizionale } from '#shared/rules/addizionali/aliquote.ts';
import { addizionaliNote } from '#shared/rules/addizionali/note.ts';
import type { RegolaAddizionale } from '#shared/rules/addizionali/tabella.ts';
import { annuale } from '#shared/rules/annuale.ts';
import type { TabellaAddizionali } from '#shared/rules/regole.ts';
import type { ProcessoDaCalcolare } from '../composizione.ts';
import { domicilioFiscale } from '../fiscali-registrati.ts';

/**
 * The surtaxes that the school loaded for the towns and regions of some people, in their tax year.
 * One request, whoever they are; none for runs that settle no surtax.
 */
export const addizionaliCaricate = async (
  archivio: Archivio,
  processo: ProcessoDaCalcolare,
  persone: readonly DatiPersona[],
): Promise<TabellaAddizionali> => {
  if (!conAddizionali(partiMetodo(processo.idMetodo).tipo)) return [];
  return addizionaliDi(
    archivio,
    { dataPagamento: processo.dataPagamento, conguagliati: [processo.annoConguagliato ?? null] },
    persone.map((dati) => (anno: number) => domicilioFiscale(dati, anno)),
  );
};

/** Collaborators and substitutes have their surtaxes settled by the school, and whoever it settles in a run of its own. */
export const conAddizionali = (tipo: TipoElaborazione): boolean => tipo === 'COC' || tipo === 'SUP' || tipo === 'CON';

/** Town and region, as the tables name them, on 1 January of a year. */
type Domicilio = (anno: number) => { readonly comune?: string | null; readonly regione?: string | null };

/** A payment, and the years that its settlements say they are of. */
interface DaTassare {
  readonly dataPagamento: string;
  readonly conguagliati: readonly (number | null)[];
}

/** The surtaxes that the school loaded for where some people live, in the tax years of a payment. One request. */
export const addizionaliDi = async (
  archivio: Archivio,
  pagamento: DaTassare,
  domicili: readonly Domicilio[],
): Promise<TabellaAddizionali> => {
  const { dataPagamento } = pagamento;
  const cercati = entiCercati(pagamento, domicili);
  const parti = await archivio
    .of(parteAddizionaliEntita)
    .getMany([...new Set(cercati.map(({ parte }) => asUid<'ADDIZIONALI'>(parte)))]);
  const voluti = new Set(cercati.map(({ parte, id }) => `${parte} ${id}`));
  const caricate = parti.flatMap((parte) =>
    readEnti(parte.contenuto)
      .filter(({ id }) => voluti.has(`${parte.uid} ${id}`))
      .map((ente) => regolaDi(ente, parte)),
  );
  const note = new Set([...caricate, ...addizionaliNote].map(({ id }) => id));
  const senza = new Map(cercati.flatMap(({ id, ente }) => (note.has(id) ? [] : [[id, ente] as const])));
  return senza.size === 0 ? caricate : [...caricate, ...(await senzaTabella([...senza.values()], dataPagamento))];
};

/** Who has no rate, from any table or the program: a rule without a value, which names it in words to whoever needs it. */
const senzaTabella = async (
  enti: readonly EnteAddizionale[],
  dataPagamento: string,
): Promise<readonly RegolaAddizionale[]> => {
  const comuni = await loadArchivioComuni();
  return enti.map((ente) => ({
    id: idAddizionale(ente),
    descrizione: `${descrizioneEnteAddizionale[ente.tipo]} ${nomeDi(ente, comuni, dataPagamento)}`,
    versioni: [
      {
        dal: '1900-01-01',
        valore: null,
        norma: [{ testo: 'D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1' }],
        fonte: 'conoscenza',
        riscontro: null,
      },
    ],
  }));
};

const nomeDi = ({ tipo, codice }: EnteAddizionale, comuni: ArchivioComuni, giorno: string): string => {
  if (tipo === 'REGIONE') return codice;
  const trovato = comuneAl(comuni, codice, giorno);
  return trovato.esito === 'sconosciuto'
    ? `del comune con codice catastale ${codice}`
    : `di ${trovato.comune.desComune} (${trovato.comune.siglaProvincia})`;
};

/** The year of payment, in January and February the year before too, to which its sums, or its settlement, may belong, and the years settled. */
const anniCercati = ({ dataPagamento, conguagliati }: DaTassare): readonly number[] => {
  const anno = Number(dataPagamento.slice(0, 4));
  const nominati = conguagliati.filter((uno) => uno !== null);
  return [...new Set([anno, ...(dataPagamento.slice(5, 7) <= '02' ? [anno - 1] : []), ...nominati])];
};

/** Towns and regions of some people in the years of a payment. */
const entiCercati = (
  pagamento: DaTassare,
  domicili: readonly Domicilio[],
): { readonly parte: string; readonly id: string; readonly ente: EnteAddizionale }[] =>
  anniCercati(pagamento).flatMap((quale) =>
    domicili.flatMap((domicilio) => {
      const { comune, regione } = domicilio(quale);
      const enti: EnteAddizionale[] = [
        ...(typeof comune === 'string' ? [{ tipo: 'COMUNE' as const, codice: comune }] : []),
        ...(typeof regione === 'string' ? [{ tipo: 'REGIONE' as const, codice: regione }] : []),
      ];
      return enti.map((ente) => ({
        ente,
        id: idAddizionale(ente),
        parte: uidParte(ente.tipo, quale, idAddizionale(ente)),
      }));
    }),
  );

/** The rule of a loaded rate: its norm says the deliberation, the table, and when it was loaded. Without a rate it stops whoever needs it. */
const regolaDi = ({ id, descrizione, norma, aliquote }: EnteConservato, parte: ParteConservata): RegolaAddizionale => {
  const testo = provenienza(parte);
  if (aliquote !== null)
    return annuale(id, descrizione, [
      { anno: parte.anno, valore: aliquote, norma: `${norma}; ${testo}`, riscontro: { il: parte.letta, dove: testo } },
    ]);
  return {
    id,
    descrizione: `${descrizione} (${testo})`,
    versioni: [
      {
        dal: `${parte.anno}-01-01`,
        valore: null,
        norma: [{ testo }],
        fonte: 'fonte',
        riscontro: { il: parte.letta, dove: testo },
      },
    ],
  };
};
