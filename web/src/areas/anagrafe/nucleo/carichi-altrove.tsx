import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import { isVoceDi } from '#shared/domain/opzioni.ts';
import { caricoOltreInParole } from '#shared/domain/persona/carico-in-comune.ts';
import { codiciParentela } from '#shared/domain/persona/parentela.ts';
import { percorsoNucleo } from '../percorsi.ts';

interface Props {
  readonly uidParente: string;
  readonly familiare: string;
  readonly codParentela: string;
}

/** The other people of the school whose shares of a relative go over the whole together, with the way to their unit. */
export const CarichiAltrove = ({ uidParente, familiare, codParentela }: Props) => {
  const { data: altri = [] } = useRoute(nucleoRoutes.listCarichiAltrove, { query: { uidParente } }, { staleTime: 0 });
  const [primo] = altri;
  if (primo === undefined || !isVoceDi(codiciParentela, codParentela)) return null;
  return (
    <Box margin={{ bottom: 'l' }}>
      <Alert type="warning" header="A carico per più del 100 %">
        <div>{caricoOltreInParole(familiare, codParentela, altri, primo.datDal)}</div>
        <SpaceBetween direction="horizontal" size="s">
          {altri.map(({ uidSubAnagrafe, nominativo, desCf }) => (
            <Link key={uidSubAnagrafe} href={`#${percorsoNucleo(uidSubAnagrafe, nominativo)}`}>
              Nucleo familiare di {nominativo} ({desCf})
            </Link>
          ))}
        </SpaceBetween>
      </Alert>
    </Box>
  );
};
