import Box from '@cloudscape-design/components/box';
import { formatEuro } from '#shared/money/centesimi.ts';
import { quanti } from '#ui/formati.ts';
import { tariffaDelProfilo, type RigaPreparazione } from '../righe-preparazione.ts';

/** The people whose profile has a rate for an item, by that rate, the lowest first; `senza`: how many have none. */
export const tariffeDi = (
  righe: readonly RigaPreparazione[],
  codice: string,
): { readonly gruppi: readonly { readonly tariffa: number; readonly persone: number }[]; readonly senza: number } => {
  const tariffe = righe.map((riga) => tariffaDelProfilo(riga, codice));
  const gruppi = Map.groupBy(
    tariffe.filter((tariffa) => tariffa !== undefined),
    (tariffa) => tariffa,
  );
  return {
    gruppi: [...gruppi]
      .map(([tariffa, loro]) => ({ tariffa, persone: loro.length }))
      .toSorted((a, b) => a.tariffa - b.tariffa),
    senza: tariffe.filter((tariffa) => tariffa === undefined).length,
  };
};

/** Where the rate of a person comes from; what to do when their profile has none. */
export const normaDi = (riga: RigaPreparazione | undefined, codice: string): string =>
  riga?.bozza.tariffe.find((una) => una.codice === codice)?.norma ??
  'Il profilo di chi la riceve non ha una tariffa in tabella: scrivere quella concordata';

/** What an hour comes to for each of the people an item is given to, where it is that of their profile. */
export const TariffeDelProfilo = ({
  righe,
  codice,
}: {
  readonly righe: readonly RigaPreparazione[];
  readonly codice: string;
}) => {
  const { gruppi, senza } = tariffeDi(righe, codice);
  return (
    <Box>
      <Box variant="awsui-key-label">Tariffa oraria</Box>
      {gruppi.map(({ tariffa, persone }) => (
        <div key={tariffa}>
          {formatEuro(tariffa)} a {quanti(persone, 'persona', 'persone')}
        </div>
      ))}
      {senza > 0 && (
        <Box variant="small" color="text-body-secondary" display="block">
          {quanti(senza, 'persona ha un altro profilo e resta', 'persone hanno un altro profilo e restano')} senza la
          voce
        </Box>
      )}
    </Box>
  );
};
