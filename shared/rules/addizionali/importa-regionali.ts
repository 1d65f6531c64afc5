import type { AliquoteAddizionale } from './aliquote.ts';
import {
  aliquotaMef,
  fasciaMef,
  regolaAddizionale,
  righeMef,
  scaglioniDi,
  type RigaMef,
  type TabellaImportata,
} from './tabella-mef.ts';

/**
 * The yearly official file of the regional surtaxes (MEF, "addregAAAA.csv"): one line a bracket. A region with several measures in the year
 * (a deficit plan raises the rates) keeps the one with the highest number. `letta` is the day the file was taken from the ministry.
 */
export const importAddizionaliRegionali = (testo: string, anno: number, letta: string): TabellaImportata => {
  const righe = righeMef(testo, ['REGIONE', 'NUMERO', 'ALIQUOTA', 'FASCIA']);
  if (righe === null)
    return {
      regole: [],
      senzaAliquota: [],
      scartate: [
        {
          riga: 1,
          codice: '',
          nome: '',
          motivo: 'Intestazione diversa da quella del file delle addizionali regionali.',
        },
      ],
    };
  const letture = [...perRegione(righe)].map(([codice, proprie]) => {
    const ultima = Math.max(...proprie.map(({ colonna }) => Number(colonna('NUMERO')) || 0));
    const valide = proprie.filter(({ colonna }) => (Number(colonna('NUMERO')) || 0) === ultima);
    return { codice, righe: valide, letto: regioneLetta(valide) };
  });
  return {
    senzaAliquota: [],
    regole: letture.flatMap(({ codice, righe: [prima], letto }) =>
      typeof letto === 'string' || prima === undefined
        ? []
        : [
            regolaAddizionale({ tipo: 'REGIONE', codice }, `Addizionale regionale ${codice}`, {
              anno,
              valore: letto,
              norma: `D.Lgs. 446/1997, art. 50; ${prima.colonna('DISPOSIZIONE')}`,
              riscontro: { il: letta, dove: `MEF, tabella delle addizionali regionali ${anno}` },
            }),
          ],
    ),
    scartate: letture.flatMap(({ codice, righe: [prima], letto }) =>
      typeof letto === 'string' ? [{ riga: prima?.numero ?? 0, codice, nome: codice, motivo: letto }] : [],
    ),
  };
};

/** "REGIONE LOMBARDIA" and "PROVINCIA AUTONOMA DI TRENTO" without what they have in common. */
const nomeRegione = (testo: string): string =>
  testo
    .toUpperCase()
    .replace(/^(REGIONE|PROVINCIA AUTONOMA DI)\s+/, '')
    .trim();

const perRegione = (righe: readonly RigaMef[]): ReadonlyMap<string, readonly RigaMef[]> => {
  const regioni = new Map<string, RigaMef[]>();
  for (const riga of righe) {
    const nome = nomeRegione(riga.colonna('REGIONE'));
    if (nome !== '') regioni.set(nome, [...(regioni.get(nome) ?? []), riga]);
  }
  return regioni;
};

const regioneLetta = (righe: readonly RigaMef[]): AliquoteAddizionale | string => {
  const fasce = righe.map(({ colonna }) => ({
    aliquota: aliquotaMef(colonna('ALIQUOTA')),
    fascia: fasciaMef(colonna('FASCIA')),
    testo: colonna('FASCIA'),
  }));
  const illeggibile = fasce.find(
    ({ aliquota, fascia }) => aliquota === null || fascia.tipo === 'ALTRO' || fascia.tipo === 'ESENZIONE',
  );
  if (illeggibile !== undefined) return `Fascia che non si riduce a scaglioni: "${illeggibile.testo}".`;
  const scaglioni = scaglioniDi(
    fasce.flatMap(({ aliquota, fascia }) =>
      fascia.tipo === 'SCAGLIONE'
        ? [{ oltre: fascia.oltre, fino: fascia.fino, aliquota: aliquota ?? 0 }]
        : [{ oltre: 0, fino: null, aliquota: aliquota ?? 0 }],
    ),
  );
  return scaglioni === null ? 'Scaglioni che non si susseguono da zero senza vuoti.' : { scaglioni, esente: 0 };
};
