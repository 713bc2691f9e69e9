import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactMessage } from './contact/contact-message.entity.js';
import { FaqEntry } from './faq/faq-entry.entity.js';
import { BlogPost } from './posts/blog-post.entity.js';

/** What the product itself says: the blog, answers to common questions, and an ear for everybody. */
@Module({
  imports: [TypeOrmModule.forFeature([BlogPost, ContactMessage, FaqEntry])],
})
export class ContentModule {}
