import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useWrite } from '#api/query.ts';
import { CuInput, cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import { descrizioneInvioCu, inviiCu } from '#shared/domain/denunce/cu.ts';
import { CampoAnno } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { flussoCu } from './flusso-cu.ts';

interface Props {
  readonly onCreata: (uid: string) => void;
  readonly onAnnulla: () => void;
}

const invii = inviiCu.map((codice) => ({ codice, descrizione: descrizioneInvioCu[codice] }));

/** The making of the certifications of a send: the year and the send are all there is to say. */
export const NuovaCu = ({ onCreata, onAnnulla }: Props) => {
  const anno = useAnnoCorrente();
  const crea = useWrite(cuRoutes.elaboraCu, flussoCu.lette);
  const modulo = useModulo({
    schema: CuInput,
    valori: { anno: anno - 1, invio: 'MARZO', operazione: 'ORDINARIA', corregge: null, persone: [] },
    salva: (body) => crea.mutateAsync({ body }),
    messaggio: 'CU creata',
    onSalvato: ({ denuncia }) => onCreata(denuncia.uid),
  });
  return (
    <Pagina
      titolo="Nuova CU"
      descrizione="Da tutte le elaborazioni contabilizzate che hanno l’anno dei redditi. Dopo un invio certifica chi non lo è ancora: chi lo è si corregge dalla CU inviata"
    >
      <Container header={<Header variant="h2">Anno e invio</Header>}>
        <Modulo modulo={modulo} onAnnulla={onAnnulla} salva="Crea CU">
          <CampoAnno modulo={modulo} nome="anno" etichetta="Anno dei redditi" dal={PRIMO_ANNO_DENUNCE} al={anno} />
          <CampoScelta modulo={modulo} nome="invio" parola="Invio della CU" etichetta="Invio" voci={invii} />
        </Modulo>
      </Container>
    </Pagina>
  );
};
