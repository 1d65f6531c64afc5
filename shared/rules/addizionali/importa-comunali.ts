import type { PartiPerMilione } from '../../money/centesimi.ts';
import type { AliquoteAddizionale } from './aliquote.ts';
import {
  aliquotaMef,
  fasciaMef,
  regolaAddizionale,
  righeMef,
  scaglioniDi,
  type FasciaMef,
  type RigaMef,
  type TabellaImportata,
} from './tabella-mef.ts';

const COPPIE = Array.from({ length: 12 }, (_, indice) => (indice === 0 ? '' : `_${indice + 1}`));

/**
 * The yearly official file of the municipal surtaxes (MEF, "Add_comunale_irpefAAAA.csv"): one line a town, up to twelve rates with their bands.
 * "0*" means that the town has published nothing for the year: it has no rate, and no other year's takes its place.
 * `letta` is the day the file was taken from the ministry (YYYY-MM-DD).
 */
export const importAddizionaliComunali = (testo: string, anno: number, letta: string): TabellaImportata => {
  const righe = righeMef(testo, ['CODICE_CATASTALE', 'COMUNE', 'ALIQUOTA', 'FASCIA', 'IMPORTO_ESENTE']);
  if (righe === null)
    return {
      regole: [],
      senzaAliquota: [],
      scartate: [
        {
          riga: 1,
          codice: '',
          nome: '',
          motivo: 'Intestazione diversa da quella del file delle addizionali comunali.',
        },
      ],
    };
  const letture = righe.map((riga) => ({ riga, codice: riga.colonna('CODICE_CATASTALE'), letto: comuneLetto(riga) }));
  return {
    regole: letture.flatMap(({ riga, codice, letto }) =>
      typeof letto === 'object' && letto !== null
        ? [
            regolaAddizionale({ tipo: 'COMUNE', codice }, `Addizionale comunale ${riga.colonna('COMUNE')}`, {
              anno,
              valore: letto,
              norma: delibera(riga),
              riscontro: { il: letta, dove: `MEF, tabella delle addizionali comunali ${anno}` },
            }),
          ]
        : [],
    ),
    senzaAliquota: letture.flatMap(({ riga, codice, letto }) =>
      letto === null ? [{ codice, nome: riga.colonna('COMUNE') }] : [],
    ),
    scartate: letture.flatMap(({ riga, codice, letto }) =>
      typeof letto === 'string' ? [{ riga: riga.numero, codice, nome: riga.colonna('COMUNE'), motivo: letto }] : [],
    ),
  };
};

/** Rates of a town, null when it has none, or why the line cannot be read. */
const comuneLetto = ({ colonna }: RigaMef): AliquoteAddizionale | null | string => {
  if (!/^[A-Z]\d{3}$/.test(colonna('CODICE_CATASTALE'))) return 'Codice catastale non valido.';
  if (colonna('ALIQUOTA') === '0*') return null;
  const coppie = COPPIE.map((suffisso) => ({
    aliquota: colonna(`ALIQUOTA${suffisso}`),
    fascia: colonna(`FASCIA${suffisso}`),
  })).filter(({ aliquota, fascia }) => aliquota !== '' || fascia !== '');
  const lette = coppie.map(({ aliquota, fascia }) => ({
    aliquota: aliquotaMef(aliquota),
    fascia: fasciaMef(fascia),
    testo: fascia,
  }));
  const illeggibile = lette.find(({ aliquota, fascia }) => aliquota === null || fascia.tipo === 'ALTRO');
  if (illeggibile !== undefined)
    return `Fascia che non si riduce a un'esenzione per reddito o a scaglioni: "${illeggibile.testo}".`;
  const scaglioni = scaglioniDi(lette.flatMap(({ aliquota, fascia }) => comeScaglione(aliquota ?? 0, fascia)));
  if (scaglioni === null) return 'Scaglioni che non si susseguono da zero senza vuoti.';
  return {
    scaglioni,
    esente: Math.max(
      importoEsente(colonna('IMPORTO_ESENTE')),
      ...lette.map(({ fascia }) => (fascia.tipo === 'ESENZIONE' ? fascia.fino : 0)),
    ),
  };
};

const comeScaglione = (aliquota: PartiPerMilione, fascia: FasciaMef) => {
  if (fascia.tipo === 'UNICA') return [{ oltre: 0, fino: null, aliquota }];
  return fascia.tipo === 'SCAGLIONE' ? [{ oltre: fascia.oltre, fino: fascia.fino, aliquota }] : [];
};

/** "12000" or "13499,99" euros in cents. */
const importoEsente = (testo: string): number => {
  const [intero = '0', decimali = ''] = testo.split(',');
  return Number(`${intero === '' ? '0' : intero}${decimali.slice(0, 2).padEnd(2, '0')}`) || 0;
};

const delibera = ({ colonna }: RigaMef): string =>
  `D.Lgs. 360/1998, art. 1; delibera ${colonna('NUMERO_DELIBERA')} del ${colonna('DATA_DELIBERA')}, pubblicata il ${colonna('DATA_PUBBLICAZIONE')}`;
