import { expose } from 'comlink';
import { SearchService } from './search-service';

expose(new SearchService());
