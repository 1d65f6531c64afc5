import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import type { ConScadenza, Cruscotto } from '#shared/contracts/casa/casa.ts';
import { formatGiorno, giorniTra } from '#shared/domain/tempo/date.ts';
import { quanti } from '#ui/formati.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { useHasRole, useSession } from '#ui/session.ts';

const MOSTRATI = 8;

/** Who is about to finish and who is not there: the people that the office has to think of today. */
export const PersonaleDiOggi = ({ cruscotto: { inScadenza, assenti } }: { readonly cruscotto: Cruscotto }) => (
  <ColumnLayout columns={2} minColumnWidth={300}>
    <Persone
      titolo="Contratti e incarichi che finiscono"
      descrizione="Entro trenta giorni, con i giorni che restano"
      elenco={{ indirizzo: '/servizi', testo: 'Chi è in servizio' }}
      quali={inScadenza}
      vuoto="Nessun contratto o incarico finisce entro trenta giorni."
      conGiorni
      giorno="finisce il"
    />
    <Persone
      titolo="Assenti oggi"
      descrizione="Fino a quando"
      elenco={{ indirizzo: '/assenze', testo: 'Chi è assente' }}
      quali={assenti}
      vuoto="Oggi nessuno è assente."
      giorno="fino al"
    />
  </ColumnLayout>
);

interface Props {
  readonly titolo: string;
  readonly descrizione: string;
  readonly elenco: { readonly indirizzo: string; readonly testo: string };
  readonly quali: Cruscotto['assenti'];
  readonly vuoto: string;
  readonly giorno: string;
  /** The days that are left are said. */
  readonly conGiorni?: boolean;
}

const restano = (giorni: number): string => (giorni === 0 ? ', oggi' : `, tra ${quanti(giorni, 'giorno', 'giorni')}`);

const Persone = ({ titolo, descrizione, elenco: { indirizzo, testo }, quali, vuoto, giorno, conGiorni }: Props) => {
  const mayOpen = useMayOpen();
  const { oggi } = useSession().sessione;
  const mayFine = useHasRole('GESTORE', 'TESTER', 'CEDOLINI');
  const altri = quali.prime.length - MOSTRATI;
  return (
    <Container
      fitHeight
      header={
        <Header
          variant="h2"
          counter={`(${quali.numero}${quali.esatto ? '' : '+'})`}
          description={descrizione}
          actions={mayOpen(indirizzo) && <Link href={`#${indirizzo}`}>{testo}</Link>}
        >
          {titolo}
        </Header>
      }
    >
      {quali.prime.length === 0 && <Box color="text-body-secondary">{vuoto}</Box>}
      <ul style={{ margin: 0, paddingInlineStart: 0, listStyle: 'none' }}>
        {quali.prime.slice(0, MOSTRATI).map((persona) => (
          <li key={`${persona.uid} ${persona.al} ${String(persona.incarico)}`}>
            <Nome
              persona={persona}
              conLink={mayOpen('/anagrafe')}
              scheda={conGiorni === true && mayFine ? '&scheda=fine' : ''}
            />
            <Box variant="span" color="text-body-secondary" fontSize="body-s">
              {' '}
              {persona.codice}
            </Box>
            {persona.incarico === true ? ', incarico' : ''}, {giorno} {formatGiorno(persona.al)}
            {conGiorni === true ? restano(giorniTra(oggi, persona.al)) : ''}
          </li>
        ))}
      </ul>
      {altri > 0 && <Box color="text-body-secondary">e altri {altri}</Box>}
    </Container>
  );
};

interface PropsNome {
  readonly persona: ConScadenza;
  readonly conLink: boolean;
  /** The tab of the person that is opened. */
  readonly scheda: string;
}

const Nome = ({ persona: { uid, nome }, conLink, scheda }: PropsNome) =>
  conLink ? <Link href={`#/anagrafe?persona=${uid}${scheda}`}>{nome}</Link> : nome;
