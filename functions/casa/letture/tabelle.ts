import * as z from 'zod';
import { SegniChiusura, segniChiusuraEntita } from '#archivio/denunce/annuali/segni-chiusura.ts';
import { festivitaEntita } from '#archivio/scuola/festivita.ts';
import { firmeEntita } from '#archivio/scuola/firme.ts';
import { scuolaEntita } from '#archivio/scuola/scuola.ts';
import { codiceInpsEntita } from '#archivio/tabelle/posizioni.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { VersioneFirme } from '#shared/contracts/scuola/impostazioni.ts';
import { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import { versioneAl } from '#shared/domain/scuola.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { loadArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { comuneFinito } from './luoghi-finiti.ts';

/** What the small tables of the school say on a day. */
export const TabelleLette = z.object({
  propria: Scuola.nullable(),
  sedi: z.array(Scuola),
  /** The signatures printed on that day. */
  firme: VersioneFirme.nullable(),
  /** How many holidays the school year of that day has. */
  festivita: z.number(),
  classificazioni: z.array(CodiceInps),
  /** Words of the office on the deadlines of each year, and counts of them. */
  segni: z.array(SegniChiusura),
  /** Of the school and its sites, by uid, the town that has ended by that day, in words. */
  comuniFiniti: z.record(z.string(), z.string()).exactOptional(),
});
type TabelleLette = z.infer<typeof TabelleLette>;

const tabelleLette = [scuolaEntita, firmeEntita, festivitaEntita, codiceInpsEntita, segniChiusuraEntita] as const;

/** One request. */
export const loadTabelle = async (archivio: Archivio, oggi: Giorno): Promise<TabelleLette> => {
  const trovati = await archivio.partitions(tabelleLette.map(({ nome }) => archivio.chiavi.elenco(nome)));
  const items = trovati.toSorted((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1));
  const scuole = archivio.of(scuolaEntita).readOwn(items);
  const { numAnno } = annoScolasticoDi(oggi);
  const comuni = await loadArchivioComuni();
  return {
    propria: scuole.find(({ tipo }) => tipo === 'PROPRIA') ?? null,
    sedi: scuole.filter(({ tipo }) => tipo === 'SEDE'),
    firme: versioneAl(archivio.of(firmeEntita).readOwn(items)[0]?.versioni ?? [], oggi) ?? null,
    festivita: archivio
      .of(festivitaEntita)
      .readOwn(items)
      .filter((una) => una.numAnno === numAnno).length,
    classificazioni: archivio.of(codiceInpsEntita).readOwn(items),
    segni: archivio.of(segniChiusuraEntita).readOwn(items),
    comuniFiniti: Object.fromEntries(
      scuole.flatMap(({ uid, tipo, codComune }) => {
        const finito = tipo === 'ALTRA' ? null : comuneFinito(comuni, codComune, oggi);
        return finito === null ? [] : [[uid, finito]];
      }),
    ),
  };
};
