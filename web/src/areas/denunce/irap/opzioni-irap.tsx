import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useRoute, useWrite } from '#api/query.ts';
import { irapRoutes, OpzioniIrapInput, type OpzioniIrap } from '#shared/contracts/denunce/irap.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAliquota, CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

/** What the return of a year asks the office. */
export const OpzioniIrapForm = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(irapRoutes.getOpzioniIrap, { query: { anno } });
  return query.data ? <Opzioni key={query.data.versione} opzioni={query.data} /> : null;
};

const Opzioni = ({ opzioni }: { readonly opzioni: OpzioniIrap }) => {
  const salva = useWrite(irapRoutes.saveOpzioniIrap, [irapRoutes.getOpzioniIrap]);
  const { modificatoDa: _chi, modificatoIl: _quando, ...valori } = opzioni;
  const modulo = useModulo({
    schema: OpzioniIrapInput,
    valori,
    salva: (body) => salva.mutateAsync({ body }),
    messaggio: 'Opzioni salvate',
  });
  return (
    <Container header={<Header variant="h2">Dati della dichiarazione</Header>}>
      <Modulo modulo={modulo}>
        <ColumnLayout columns={3}>
          <CampoAliquota
            modulo={modulo}
            nome="aliquota"
            etichetta="Aliquota della regione"
            aiuto="Vuota: quella della legge, 8,50 %"
          />
          <CampoImporto
            modulo={modulo}
            nome="deduzioni"
            parola="Deduzioni IRAP"
            etichetta="Deduzioni"
            aiuto="Per esempio per i disabili"
          />
          <CampoTesto modulo={modulo} nome="firmatario" etichetta="Firmatario" />
          <CampoData modulo={modulo} nome="datFirma" etichetta="Data della firma" />
          <CampoTesto modulo={modulo} nome="note" etichetta="Note" />
        </ColumnLayout>
      </Modulo>
    </Container>
  );
};
