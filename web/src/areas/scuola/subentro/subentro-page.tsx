import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { subentroRoutes, type Passaggio, type SubentroScuola } from '#shared/contracts/scuola/subentro.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { PersoneDelPassaggio } from './persone-del-passaggio.tsx';
import { ProvaDelPassaggio } from './prova-del-passaggio.tsx';

/** The page of a school that ends or takes the place of another: what would pass, what is to be ended before, and each passage with its proof. */
export const SubentroPage = () => {
  const { data, error, refetch } = useRoute(subentroRoutes.getSubentro, {}, { staleTime: 0 });
  return (
    <Pagina
      titolo="Subentro"
      descrizione="La scuola che finisce o che prende il posto di un’altra: che cosa passa, e la prova che è passato"
    >
      {data === undefined ? <Attesa errore={error} onRiprova={refetch} /> : <Passaggi {...data} />}
    </Pagina>
  );
};

const Passaggi = ({ consistenza, daFinire, passaggi }: SubentroScuola) => (
  <SpaceBetween size="l">
    {passaggi.map((passaggio) => (
      <UnPassaggio key={`${passaggio.cedente} ${passaggio.subentrante}`} {...passaggio} />
    ))}
    <ProvaDelPassaggio
      nome="subentro-consistenza"
      titolo="Che cosa ha questa scuola"
      descrizione="Quello che passerebbe a chi le subentra. Il passaggio lo fa chi amministra il programma, a scuola chiusa"
      righe={consistenza}
    />
    <DaFinire daFinire={daFinire} />
  </SpaceBetween>
);

const DaFinire = ({ daFinire }: Pick<SubentroScuola, 'daFinire'>) => (
  <Container header={<Header variant="h2">Da finire prima di un passaggio</Header>}>
    {daFinire.length === 0 ? (
      'Niente: le elaborazioni sono contabilizzate e le denunce inviate.'
    ) : (
      <ul>
        {daFinire.map(({ cosa, cheFare }) => (
          <li key={cosa}>
            {cosa}. {cheFare}
          </li>
        ))}
      </ul>
    )}
  </Container>
);

const titoloDi = ({ stato, cedente, desCedente, subentrante, desSubentrante, dal }: Passaggio): string =>
  `${stato === 'FATTO' ? 'Passaggio' : 'Anteprima del passaggio'} di ${cedente} ${desCedente} a ${subentrante} ${desSubentrante} dal ${formatGiorno(dal)}`;

const UnPassaggio = (passaggio: Passaggio) => {
  const { stato, modo, atto, il, avvisi, prova, persone, cedente, subentrante } = passaggio;
  const nome = `${cedente}-${subentrante}`;
  return (
    <SpaceBetween size="m">
      <Alert type={stato === 'FATTO' ? 'success' : 'info'} header={titoloDi(passaggio)}>
        {stato === 'FATTO' ? `Fatto il ${formatGiorno(giornoDellIstante(il))}.` : 'Niente è stato ancora portato.'}{' '}
        {atto === '' ? '' : `Per effetto di: ${atto}. `}
        {modo === 'INTERA'
          ? 'Tutto quello che la scuola aveva è ora della scuola che subentra, che trasmette anche le denunce rimaste.'
          : 'Le persone e le somme dell’anno passano; le denunce restano della scuola che finisce, e le trasmette quella che subentra.'}
        {avvisi.length > 0 && (
          <ul>
            {avvisi.map((avviso) => (
              <li key={avviso}>{avviso}</li>
            ))}
          </ul>
        )}
      </Alert>
      <ProvaDelPassaggio
        nome={`subentro-prova-${nome}`}
        titolo={stato === 'FATTO' ? 'La prova' : 'Che cosa passerà'}
        descrizione="Le stesse somme lette nelle due scuole"
        righe={prova}
      />
      {modo === 'UNIONE' && <PersoneDelPassaggio nome={`subentro-persone-${nome}`} persone={persone} />}
    </SpaceBetween>
  );
};
