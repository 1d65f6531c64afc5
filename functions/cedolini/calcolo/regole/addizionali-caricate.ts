import { idAddizionale, type EnteAddizionale } from '../../../../shared/rules/addizionali/aliquote.ts';
import type { RegolaAddizionale } from '../../../../shared/rules/addizionali/tabella.ts';
import { annuale } from '../../../../shared/rules/annuali/annuale.ts';
import type { TabellaAddizionali } from '../../../../shared/rules/regole.ts';
import type { DatiPersona } from '../../../archivio/persone/dati-persona.ts';
import {
  parteAddizionaliEntita,
  provenienza,
  readEnti,
  uidParte,
  type EnteConservato,
  type ParteConservata,
} from '../../../archivio/tabelle/addizionali.ts';
import type { Archivio } from '../../../platform/data/archivio.ts';
import { asUid } from '../../../platform/data/entita.ts';
import { partiMetodo } from '../../../riferimento/voci/voce.ts';
import type { ProcessoDaCalcolare } from '../composizione.ts';
import { domicilioFiscale } from '../fiscali-registrati.ts';

/**
 * The surtaxes that the school loaded for the towns and regions of some people, in their tax year.
 * One request, whoever they are: only collaborators have their surtaxes settled by the school.
 */
export const addizionaliCaricate = async (
  archivio: Archivio,
  processo: ProcessoDaCalcolare,
  persone: readonly DatiPersona[],
): Promise<TabellaAddizionali> => {
  if (partiMetodo(processo.idMetodo).tipo !== 'COC') return [];
  return addizionaliDi(
    archivio,
    processo.dataPagamento,
    persone.map((dati) => (anno: number) => domicilioFiscale(dati, anno)),
  );
};

/** Town and region, as the tables name them, on 1 January of a year. */
type Domicilio = (anno: number) => { readonly comune?: string | null; readonly regione?: string | null };

/** The surtaxes that the school loaded for where some people live, in the tax year of a payment. One request. */
export const addizionaliDi = async (
  archivio: Archivio,
  dataPagamento: string,
  domicili: readonly Domicilio[],
): Promise<TabellaAddizionali> => {
  const cercati = entiCercati(dataPagamento, domicili);
  const parti = await archivio
    .of(parteAddizionaliEntita)
    .getMany([...new Set(cercati.map(({ parte }) => asUid<'ADDIZIONALI'>(parte)))]);
  const voluti = new Set(cercati.map(({ parte, id }) => `${parte} ${id}`));
  return parti.flatMap((parte) =>
    readEnti(parte.contenuto)
      .filter(({ id }) => voluti.has(`${parte.uid} ${id}`))
      .map((ente) => regolaDi(ente, parte)),
  );
};

/** Towns and regions of the year of payment; in January of the year before too, to which its sums may belong. */
const entiCercati = (
  dataPagamento: string,
  domicili: readonly Domicilio[],
): { readonly parte: string; readonly id: string }[] => {
  const anno = Number(dataPagamento.slice(0, 4));
  return (dataPagamento.slice(5, 7) === '01' ? [anno, anno - 1] : [anno]).flatMap((quale) =>
    domicili.flatMap((domicilio) => {
      const { comune, regione } = domicilio(quale);
      const enti: EnteAddizionale[] = [
        ...(typeof comune === 'string' ? [{ tipo: 'COMUNE' as const, codice: comune }] : []),
        ...(typeof regione === 'string' ? [{ tipo: 'REGIONE' as const, codice: regione }] : []),
      ];
      return enti.map((ente) => ({ id: idAddizionale(ente), parte: uidParte(ente.tipo, quale, idAddizionale(ente)) }));
    }),
  );
};

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
