import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useWrite } from '#api/query.ts';
import { PRIMO_ANNO_DENUNCE, type Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { UniemensInput, uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { addMesi, meseDi } from '#shared/domain/tempo/mese.ts';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useSession } from '#ui/session.ts';
import { flussoUniemens } from './flusso-uniemens.ts';

interface Props {
  readonly onCreata: (denuncia: Denuncia) => void;
  readonly onAnnulla: () => void;
}

/** The making of a UniEmens: the month is all there is to say. */
export const NuovaUniemens = ({ onCreata, onAnnulla }: Props) => {
  const corrente = meseDi(useSession().sessione.oggi);
  const crea = useWrite(uniemensRoutes.saveUniemens, flussoUniemens.lette);
  const modulo = useModulo({
    schema: UniemensInput,
    valori: { ...addMesi(corrente, -1), allowEmpty: false },
    salva: (body) => crea.mutateAsync({ body }),
    messaggio: 'UniEmens creato',
    onSalvato: ({ denuncia }) => onCreata(denuncia),
  });
  return (
    <Pagina titolo="Nuovo UniEmens" descrizione="Da tutte le elaborazioni contabilizzate di un mese">
      <Container header={<Header variant="h2">Mese della denuncia</Header>}>
        <Modulo modulo={modulo} onAnnulla={onAnnulla} salva="Crea UniEmens">
          <CampoMese modulo={modulo} nome="mese" parola="Mese della denuncia" etichetta="Mese" />
          <CampoAnno
            modulo={modulo}
            nome="anno"
            parola="Anno della denuncia"
            etichetta="Anno"
            dal={PRIMO_ANNO_DENUNCE}
            al={corrente.anno}
          />
          <CampoSiNo
            modulo={modulo}
            nome="allowEmpty"
            etichetta="Anche vuoto"
            descrizione="Crearlo anche se nessuna elaborazione del mese va in UniEmens"
          />
        </Modulo>
      </Container>
    </Pagina>
  );
};
