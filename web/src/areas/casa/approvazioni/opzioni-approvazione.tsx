import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useWrite } from '#api/query.ts';
import { approvazioniRoutes, OpzioniApprovazione } from '#shared/contracts/casa/approvazioni.ts';
import { descrizioneApprovazione, regoleApprovazione, type Approvante } from '#shared/domain/approvazione.ts';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

const scelte: readonly { readonly codice: Approvante; readonly descrizione: string }[] = [
  { codice: 'NESSUNO', descrizione: 'Nessuno: basta una persona' },
  { codice: 'PRESIDE', descrizione: 'Il dirigente scolastico' },
  { codice: 'GESTORE', descrizione: 'Chi gestisce gli utenti' },
];

interface Props {
  readonly opzioni: OpzioniApprovazione & { readonly versione: number };
}

/** For what the school wants a second person, and who. */
export const OpzioniApprovazioneForm = ({ opzioni: { versione, ...salvate } }: Props) => {
  const valori = { MANDATI: 'NESSUNO' as const, ...salvate };
  const salva = useWrite(approvazioniRoutes.saveOpzioniApprovazione, [approvazioniRoutes.listApprovazioni]);
  const modulo = useModulo({
    schema: OpzioniApprovazione,
    valori,
    versione,
    salva: (opzioni, letta = versione) => salva.mutateAsync({ body: { opzioni, versione: letta } }),
    messaggio: 'Scelte salvate',
  });
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="Vale per quello che si chiede da ora in poi. Per allentare una regola serve l'accordo di chi la regola nomina"
        >
          Chi approva
        </Header>
      }
    >
      <Modulo modulo={modulo}>
        {regoleApprovazione.map((tipo) => (
          <CampoScelta
            key={tipo}
            modulo={modulo}
            nome={tipo}
            etichetta={descrizioneApprovazione[tipo]}
            obbligatorio
            voci={scelte.map((scelta) => ({ ...scelta }))}
          />
        ))}
      </Modulo>
    </Container>
  );
};
