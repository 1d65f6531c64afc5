import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { nucleoRoutes, type Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import { caricoOltreInParole } from '#shared/domain/persona/carico-in-comune.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { percorsoNucleo } from '../percorsi.ts';

/** The other people of the school whose shares of a relative go over the whole together, with the way to their unit. */
export const CarichiAltrove = ({ familiare: { uid, codParentela, ...chi } }: { readonly familiare: Familiare }) => {
  const { data: altri = [] } = useRoute(
    nucleoRoutes.listCarichiAltrove,
    { query: { uidParente: uid } },
    { staleTime: 0 },
  );
  const [primo] = altri;
  if (primo === undefined) return null;
  return (
    <Box margin={{ bottom: 'l' }}>
      <Alert type="warning" header="A carico per più del 100 %">
        <div>{caricoOltreInParole(nominativo(chi.desCognome, chi.desNome), codParentela, altri, primo.datDal)}</div>
        <SpaceBetween direction="horizontal" size="s">
          {altri.map(({ uidSubAnagrafe, nominativo: suo, desCf }) => (
            <Link key={uidSubAnagrafe} href={`#${percorsoNucleo(uidSubAnagrafe, suo)}`}>
              Nucleo familiare di {suo} ({desCf})
            </Link>
          ))}
        </SpaceBetween>
      </Alert>
    </Box>
  );
};
