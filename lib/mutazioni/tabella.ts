import type { Flusso, RegolaDelFlusso } from '#functions/denunce/macchina/denuncia.ts';
import { compareCodici } from '#shared/domain/ordine-testi.ts';
import type { Mutazione } from './muta.ts';

/** A field of a layout with one check that reads it and where the check comes from; without a check, why no value of the field is wrong. */
interface RigaTabella {
  readonly campo: string;
  /** Null where no check reads the field. */
  readonly controllo: string | null;
  readonly fonte: string;
}

/** The checks of every field that was tried, each with its source: what the reader itself finds has that of the layout. */
export const tabellaDi = ({ controlli, tracciato }: Flusso, mutazioni: readonly Mutazione[]): readonly RigaTabella[] =>
  [...Map.groupBy(mutazioni, ({ campo }) => campo)].flatMap(([campo, sue]): RigaTabella[] => {
    const codici = [...new Set(sue.flatMap(({ controlli }) => controlli))];
    return codici.length > 0
      ? codici.map((controllo) => ({ campo, controllo, fonte: controlli.get(controllo)?.fonte ?? tracciato.fonte }))
      : [{ campo, controllo: null, fonte: percheNessuno(sue) }];
  });

/** A field in the frame of its file makes it unreadable; the others have the reasons of the layout. */
const percheNessuno = (sue: readonly Mutazione[]): string =>
  sue.some(({ esito }) => esito === 'illeggibile')
    ? 'il campo è nella cornice del file: scritto male, il file non si legge'
    : [...new Set(sue.flatMap(({ perche }) => (perche === '' ? [] : [perche])))].join('; ');

/** The table as a text: field, check, source, with tabs between. */
export const tabellaInTesto = (righe: readonly RigaTabella[]): string =>
  [
    'campo\tcontrollo\tfonte, o perché nessuno lo legge',
    ...righe.map(({ campo, controllo, fonte }) => [campo, controllo ?? 'nessuno', fonte].join('\t')),
  ].join('\n');

/** Every check of a kind of filing as a text: code, weight, rule, source, those that block first. */
export const controlliInTesto = ({ controlli }: Flusso): string =>
  [
    'controllo\tpeso\tregola\tfonte',
    ...[...controlli]
      .toSorted(([a, una], [b, altra]) => ordine(una) - ordine(altra) || compareCodici(a, b))
      .map(([codice, { gravita, regola, fonte }]) => [codice, gravita, regola, fonte].join('\t')),
  ].join('\n');

const ordine = ({ gravita }: RegolaDelFlusso): number => (gravita === 'BLOCCANTE' ? 0 : 1);
