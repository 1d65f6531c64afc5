import ContentLayout from '@cloudscape-design/components/content-layout';
import Header from '@cloudscape-design/components/header';

export const BlankPage = () => <ContentLayout header={<Header variant="h1">Emolumenti</Header>} />;
