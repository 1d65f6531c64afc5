import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import type { ConScadenza, Cruscotto } from '#shared/contracts/casa/casa.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { useMayOpen } from '#ui/frame.tsx';

const MOSTRATI = 8;

/** Who is about to finish and who is not there: the people that the office has to think of today. */
export const PersonaleDiOggi = ({ cruscotto: { inScadenza, assenti } }: { readonly cruscotto: Cruscotto }) => (
  <ColumnLayout columns={2} minColumnWidth={300}>
    <Persone
      titolo="Contratti che finiscono"
      descrizione="Entro trenta giorni"
      elenco={{ indirizzo: '/servizi', testo: 'Chi è in servizio' }}
      quali={inScadenza}
      vuoto="Nessun contratto finisce entro trenta giorni."
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
}

const Persone = ({ titolo, descrizione, elenco: { indirizzo, testo }, quali, vuoto, giorno }: Props) => {
  const mayOpen = useMayOpen();
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
          <li key={`${persona.uid} ${persona.al}`}>
            <Nome persona={persona} conLink={mayOpen('/anagrafe')} />, {giorno} {formatGiorno(persona.al)}
          </li>
        ))}
      </ul>
      {altri > 0 && <Box color="text-body-secondary">e altri {altri}</Box>}
    </Container>
  );
};

const Nome = ({ persona: { uid, nome }, conLink }: { readonly persona: ConScadenza; readonly conLink: boolean }) =>
  conLink ? <Link href={`#/anagrafe?persona=${uid}`}>{nome}</Link> : nome;
