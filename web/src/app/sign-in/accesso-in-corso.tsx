import Box from '@cloudscape-design/components/box';
import Spinner from '@cloudscape-design/components/spinner';
import { BarraSola } from '../barra-sola.tsx';

/** The page until it is known that somebody is signed in, and who. */
export const AccessoInCorso = () => (
  <>
    <BarraSola />
    <Box padding="xxl" textAlign="center">
      <Spinner size="large" /> <Box variant="p">Accesso in corso…</Box>
    </Box>
  </>
);
