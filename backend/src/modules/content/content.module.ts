import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AboutController } from './about/about.controller.js';
import { AboutService } from './about/about.service.js';
import { BannerController } from './banner/banner.controller.js';
import { BannerService } from './banner/banner.service.js';
import { ContactModule } from './contact/contact.module.js';
import { LegalFactsController } from './facts/legal-facts.controller.js';
import { PublicFactsService } from './facts/public-facts.service.js';
import { FaqEntry } from './faq/faq-entry.entity.js';
import { FaqController } from './faq/faq.controller.js';
import { FaqRepository } from './faq/faq.repository.js';
import { FaqSeed } from './faq/faq.seed.js';
import { FaqService } from './faq/faq.service.js';
import { BlogPost } from './posts/blog-post.entity.js';
import { BlogController } from './posts/blog.controller.js';
import { BlogService } from './posts/blog.service.js';
import { PostEditingModule } from './posts/editing/post-editing.module.js';
import { PostPublicationsController } from './posts/post-publications.controller.js';
import { PostSeed } from './posts/post.seed.js';
import { contentPersonalData } from './content.personal-data.js';

/** Editorial content: the blog, the FAQ, the contact form and site texts. */
@Module({
  imports: [ContactModule, PostEditingModule, TypeOrmModule.forFeature([BlogPost, FaqEntry])],
  controllers: [
    AboutController,
    BannerController,
    BlogController,
    FaqController,
    LegalFactsController,
    PostPublicationsController,
  ],
  exports: [ContactModule, PostEditingModule],
  providers: [
    AboutService,
    BannerService,
    BlogService,
    FaqService,
    FaqRepository,
    FaqSeed,
    PostSeed,
    PublicFactsService,
  ],
})
export class ContentModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(contentPersonalData);
  }
}
